import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type PageNumber, pageNumbers } from "#app/ui/page-numbers.ts";

const drawn = (numbers: PageNumber[]) =>
  numbers.map((number) => (typeof number === "number" ? number : "…")).join(" ");

describe("the page numbers of a pagination", () => {
  // covers: cart-18
  test.each([
    [1, 1, 2, "1"],
    [1, 2, 2, "1 2"],
    [1, 12, 2, "1 2 3 … 12"],
    [4, 12, 2, "1 2 3 4 5 6 … 12"],
    [5, 12, 2, "1 … 3 4 5 6 7 … 12"],
    [9, 12, 2, "1 … 7 8 9 10 11 12"],
    [12, 12, 2, "1 … 10 11 12"],
    [1, 12, 1, "1 2 … 12"],
    [6, 12, 1, "1 … 5 6 7 … 12"],
    [12, 12, 1, "1 … 11 12"],
  ])("page %d of %d with a reach of %d: %4$s", (page, pages, reach, expected) => {
    expect(drawn(pageNumbers(page, pages, reach))).toBe(expected);
  });

  test("are always the first, the last, the current one and its neighbours, each once and in order", () => {
    const places = fc
      .integer({ min: 1, max: 200 })
      .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
    fc.assert(
      fc.property(places, fc.constantFrom(1, 2), ([page, pages], reach) => {
        const named = pageNumbers(page, pages, reach).filter((number) => typeof number === "number");
        expect(named).toEqual([...new Set(named)].sort((one, other) => one - other));
        for (let number = 1; number <= pages; number++) {
          const wanted = number === 1 || number === pages || Math.abs(number - page) <= reach;
          expect(named.includes(number)).toBe(wanted);
        }
      }),
    );
  });
});
