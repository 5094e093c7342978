import { expect, test } from "vitest";
import { catalogueStatistics } from "#app/features/admin/statistics/catalogue-statistics.ts";

// covers: dashboard-04
test("an empty catalogue has an average of 0.0", () => {
  expect(catalogueStatistics([])).toEqual({
    totalOutfits: 0,
    activeOutfits: 0,
    averageRating: "0.0",
    totalLikes: 0,
  });
});

// covers: dashboard-03, dashboard-04, dashboard-05
test("counts inactive outfits, averages to one decimal, and treats missing likes as 0", () => {
  const outfits = [
    { isActive: true, rateLook: 4.5, numberOfLikes: 12 },
    { isActive: false, rateLook: 3, numberOfLikes: undefined },
    { isActive: true, rateLook: 5, numberOfLikes: 3 },
  ];
  expect(catalogueStatistics(outfits)).toEqual({
    totalOutfits: 3,
    activeOutfits: 2,
    averageRating: "4.2",
    totalLikes: 15,
  });
});
