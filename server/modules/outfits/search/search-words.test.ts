import { describe, expect, it } from "vitest";
import { deletionsOf, isOneTypoApart, searchTermsOf, wordsOf } from "./search-words.ts";

describe("wordsOf", () => {
  it("splits punctuated words and joins them too", () => {
    expect(wordsOf(["White T-Shirt, men's"])).toEqual(["men", "mens", "s", "shirt", "t", "tshirt", "white"]);
  });

  it("drops Latin accents and keeps other scripts whole", () => {
    expect(wordsOf(["Atélier कुर्ता"])).toEqual(["atelier", "कुर्ता".normalize("NFKD")]);
  });

  it("finds no word in symbols", () => {
    expect(wordsOf(["% _ ' 💃 —"])).toEqual([]);
  });

  it("limits the number and the length of words", () => {
    const words = wordsOf([
      Array.from({ length: 5_000 }, (_, index) => `word${index}`).join(" "),
      "x".repeat(500),
    ]);
    expect(words.length).toBeLessThanOrEqual(600);
    expect(Math.max(...words.map((word) => word.length))).toBeLessThanOrEqual(40);
  });
});

describe("searchTermsOf", () => {
  it("takes each word once", () => {
    expect(searchTermsOf(" Red  RED t-shirt ")).toEqual([
      { joined: "red", parts: ["red"] },
      { joined: "tshirt", parts: ["t", "shirt"] },
    ]);
  });
});

describe("isOneTypoApart", () => {
  // covers: list-call-06
  it.each([
    ["kurta", "kurtaa"],
    ["kurta", "kurt"],
    ["kurta", "kurla"],
    ["kurta", "kutra"],
    ["lehenga", "lehnega"],
  ])("is true for %s and %s, which share a deletion", (a, b) => {
    expect(isOneTypoApart(a, b)).toBe(true);
    expect(isOneTypoApart(b, a)).toBe(true);
    expect(deletionsOf(a).some((remainder) => deletionsOf(b).includes(remainder))).toBe(true);
  });

  it.each([
    ["kurta", "kurta"],
    ["kurta", "kuratx"],
    ["shirt", "skirts"],
    ["abcd", "badc"],
  ])("is false for %s and %s", (a, b) => {
    expect(isOneTypoApart(a, b)).toBe(false);
  });
});
