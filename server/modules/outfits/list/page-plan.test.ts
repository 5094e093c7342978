import { describe, expect, it } from "vitest";
import { planPage, segmentedCost } from "./page-plan.ts";

const million = { total: 1_000_000, shelved: 1_000_000, wordShare: undefined, needed: 9 };
const gathering = (gatherBy: "shelf" | "word") => ({ cost: expect.any(Number), entries: 0, gatherBy });

describe("the way to a page", () => {
  it("leads along the order where much matches, with patience for what was expected", () => {
    expect(planPage(million).entries).toBeGreaterThan(9);
    expect(planPage({ ...million, wordShare: 0.3 }).entries).toBeGreaterThan(30);
    expect(planPage({ ...million, shelved: 50_000 }).entries).toBeGreaterThan(180);
  });

  it("is to gather where little matches, by whatever is rarer", () => {
    expect(planPage({ ...million, wordShare: 0.000_01 })).toEqual(gathering("word"));
    expect(planPage({ ...million, shelved: 500 })).toEqual(gathering("shelf"));
    expect(planPage({ ...million, shelved: 500, wordShare: 0.4 })).toEqual(gathering("shelf"));
    expect(planPage({ ...million, shelved: 50_000, wordShare: 0.000_1 })).toEqual(gathering("word"));
  });

  it("never looks at much more than the square root of the catalogue", () => {
    for (let wordShare = 1e-6; wordShare < 1; wordShare *= 2) {
      const { entries } = planPage({ ...million, wordShare });
      expect(entries > 0 ? entries : million.total * wordShare).toBeLessThan(10_000);
    }
  });

  it("is shorter by segments where a page is far in a list, and not where it is near or few are on many shelves", () => {
    const isShorterBySegments = (shelves: number, asked: { shelved: number; needed: number }) =>
      segmentedCost(million.total, shelves) < planPage({ ...million, ...asked }).cost;
    expect(isShorterBySegments(0, { shelved: 1_000_000, needed: 100_000 })).toBe(true);
    expect(isShorterBySegments(60, { shelved: 333_000, needed: 100_000 })).toBe(true);
    expect(isShorterBySegments(9, { shelved: 50_000, needed: 1_000 })).toBe(true);
    expect(isShorterBySegments(0, { shelved: 1_000_000, needed: 1_000 })).toBe(false);
    expect(isShorterBySegments(9, { shelved: 50_000, needed: 200 })).toBe(false);
    expect(isShorterBySegments(60, { shelved: 3_000, needed: 1_000 })).toBe(false);
  });

  it("can be found in an empty shop", () => {
    expect(planPage({ total: 0, shelved: 0, wordShare: 0.5, needed: 9 }).entries).toBeGreaterThanOrEqual(0);
  });
});
