import { beforeEach, describe, expect, it, vi } from "vitest";
import { countedWords, SearchCounter, type SettledSearch } from "./search-counter.ts";

let now = 0;
let counted: Omit<SettledSearch, "person">[] = [];
let counter: SearchCounter;

beforeEach(() => {
  now = 1_000;
  counted = [];
  vi.spyOn(performance, "now").mockImplementation(() => now);
  counter = new SearchCounter();
});

const asha = "203.0.113.7\nFirefox";
const ravi = "203.0.113.8\nFirefox";

function type(words: string, person = asha, isEmpty = false): void {
  now += 400;
  counter.add({ words, isEmpty, person });
}

function take(options = {}): void {
  counted.push(...counter.take(options).map(({ person: _person, ...search }) => search));
}

function pause(): void {
  now += 5_000;
  take();
}

const words = () => counted.map((search) => search.words);

describe("a search is counted", () => {
  it("once the person paused, with what was typed last", () => {
    for (const typed of ["si", "silk", "silk sar", "silk saree"]) type(typed);
    take();
    expect(words()).toEqual([]);
    pause();
    expect(words()).toEqual(["silk saree"]);
  });

  it("with the words that a deletion left", () => {
    type("silk sareeee", asha, true);
    type("silk saree");
    pause();
    expect(counted).toEqual([{ words: "silk saree", isEmpty: false }]);
  });

  it("at once when the person searches for something else", () => {
    type("silk saree");
    type("linen shirt");
    take();
    expect(words()).toEqual(["silk saree"]);
    pause();
    expect(words()).toEqual(["silk saree", "linen shirt"]);
  });

  it("for each person who types at the same time", () => {
    type("silk");
    type("silk", ravi);
    type("silk saree");
    type("silk kurta", ravi);
    pause();
    expect(words()).toEqual(["silk saree", "silk kurta"]);
  });

  it("once when the same person searches for it again, as when paging or going back", () => {
    type("silk saree");
    pause();
    type("Silk  Saree");
    pause();
    type("silk saree", ravi);
    pause();
    expect(words()).toEqual(["silk saree", "silk saree"]);
  });

  it("when the process ends", () => {
    type("silk");
    take({ all: true });
    expect(words()).toEqual(["silk"]);
  });
});

describe("the words", () => {
  it.each([
    ["  Silk\tSAREE ", "silk saree"],
    ["ＳＩＬＫ", "silk"],
    ["a\u202eb", "ab"],
    ["रेशमी साड़ी", "रेशमी साड़ी".normalize("NFKC")],
    ["x".repeat(100), "x".repeat(80)],
    ["\ud83d saree", "saree"],
  ])("%j count as %j", (typed, expected) => {
    expect(countedWords(typed)).toBe(expected);
  });

  it("of one letter do not count", () => {
    type("s");
    pause();
    expect(words()).toEqual([]);
  });
});
