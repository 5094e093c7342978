import { expect, test } from "vitest";
import { bulkOutcome } from "#app/dashboard/catalogue/use-bulk-change.ts";

const publishAt = "2030-11-29T03:30:00.000Z";

test.each([
  [{ action: "activate" }, 3, 3, "3 outfits activated"],
  [{ action: "schedule", publishAt }, 1, 2, "1 outfit scheduled, 1 was so already"],
  [{ action: "schedule", publishAt: null }, 2, 2, "2 outfits without a date now"],
  [{ action: "setType" }, 1, 2, "1 outfit of another type now, 1 was so already"],
  [{ action: "addTag" }, 2, 5, "2 outfits tagged, 3 were so already"],
] as const)("%o that changes %i of %i: %s", (request, changed, asked, text) => {
  expect(bulkOutcome(request, { changed, failed: [] }, asked)).toBe(text);
});

test("what failed was not so already", () => {
  const failed = [{ id: "1", message: "Gone" }];
  expect(bulkOutcome({ action: "delete" }, { changed: 0, failed }, 1)).toBe("0 outfits deleted");
});
