import { expect, it } from "vitest";
import { ViewCounter } from "./view-counter.ts";

const viewer = (address: string) => ({
  userId: undefined,
  address,
  userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
});

it("keeps views that could not be written for the next time", async () => {
  const written: [string, number][][] = [];
  let isAway = true;
  const views = new ViewCounter(async (gathered) => {
    if (isAway) throw new Error("away");
    written.push([...gathered]);
  });

  views.count("a", viewer("1"));
  await expect(views.flush()).rejects.toThrow("away");
  views.count("a", viewer("2"));
  views.count("b", viewer("2"));
  isAway = false;
  await views.flush();
  await views.flush();

  expect(written).toEqual([
    [
      ["a", 2],
      ["b", 1],
    ],
  ]);
});
