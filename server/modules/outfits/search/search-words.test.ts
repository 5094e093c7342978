import { describe, expect, it } from "vitest";
import { deletionsOf, isOneTypoApart, joinedWords, placeWords, splitWords, stem } from "./search-words.ts";

describe("splitWords", () => {
  it.each([
    ["White T-Shirt, men's", ["white", "t", "shirt", "mens"]],
    ["Atélier कुर्ता", ["atelier", "कुर्ता".normalize("NFKD")]],
    ["% _ ' 💃 —", []],
  ])("%s", (text, words) => {
    expect(splitWords(text)).toEqual(words);
  });

  it("limits the length of words", () => {
    expect(splitWords("x".repeat(500))).toEqual(["x".repeat(40)]);
  });
});

it("what has no space between is one word too", () => {
  expect(joinedWords(placeWords("white t-shirt by h&m"))).toEqual(["tshirt", "hm"]);
});

it("a plural and its singular have one stem", () => {
  expect(["prints", "print", "dress", "chanderis", "gas"].map(stem)).toEqual([
    "print",
    "print",
    "dress",
    "chanderis",
    "gas",
  ]);
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
