import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SEARCH_TERM_MAX_LENGTH } from "#contract/limits.ts";
import { normaliseSearchTerm } from "./search-term.ts";

describe("a search term", () => {
  test("is cut to what the API takes", () => {
    expect(normaliseSearchTerm("a".repeat(10_000))).toBe("a".repeat(SEARCH_TERM_MAX_LENGTH));
  });

  test("is never cut in the middle of a character", () => {
    const dress = "👗";
    expect(normaliseSearchTerm("a".repeat(99) + dress)).toBe("a".repeat(99));
  });

  test("has no control characters", () => {
    expect(normaliseSearchTerm("\u0000red\t\n silk\u0007")).toBe("red silk");
  });

  test("stays what it is once normalised", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        const once = normaliseSearchTerm(text);
        expect(normaliseSearchTerm(once)).toBe(once);
        expect(once).not.toMatch(/\p{Cs}/u);
      }),
    );
  });
});
