import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  appendPage,
  mergeStart,
  withChange,
  withNewest,
  without,
  withPage,
  withStart,
} from "./merge-contributions.ts";

const self = (entry: string) => entry;
const letters = (text: string) => text.split("");

describe("mergeStart", () => {
  const merged = (loaded: string, start: string) =>
    mergeStart(letters(loaded), letters(start), self).join("");

  it("keeps entries after the start", () => {
    expect(merged("abcdef", "abc")).toBe("abcdef");
  });

  it("keeps an entry that newer ones pushed out of the start", () => {
    expect(merged("abcdef", "xab")).toBe("xabcdef");
  });

  it("drops a deleted entry and does not repeat the one that moved up", () => {
    expect(merged("abcdef", "acd")).toBe("acdef");
  });

  it("is the start alone when nothing is shared, because there may be a gap", () => {
    expect(merged("abcdef", "xyz")).toBe("xyz");
  });

  it("has the start's copy of an entry", () => {
    const loaded = [{ id: "a", likes: 1 }];
    expect(mergeStart(loaded, [{ id: "a", likes: 2 }], ({ id }) => id)).toEqual([{ id: "a", likes: 2 }]);
  });

  it("is empty when every entry has been deleted", () => {
    expect(merged("abc", "")).toBe("");
  });

  it("is the current list, however many entries were loaded or added", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 40 }),
        fc.nat(40),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 40 }),
        (now, arrived, startSize, loadedSize) => {
          const before = now.slice(arrived);
          const loaded = before.slice(0, loadedSize);
          const shown = mergeStart(loaded, now.slice(0, startSize), String);
          expect(shown).toEqual(now.slice(0, shown.length));
          expect(shown.length).toBeGreaterThanOrEqual(Math.min(startSize, now.length));
        },
      ),
    );
  });
});

describe("appendPage", () => {
  it("appends a page, each entry once", () => {
    expect(appendPage(letters("abc"), letters("cde"), self).join("")).toBe("abcde");
  });

  it("leaves the list alone when the page is empty", () => {
    expect(appendPage(letters("abc"), [], self)).toEqual(letters("abc"));
  });
});

describe("a list with a gap", () => {
  const loaded = (head: string, tail = "") => ({ head: letters(head), tail: letters(tail) });

  it("appends a new entry when all entries before it are loaded", () => {
    expect(withNewest(loaded("abc"), ["d"], 3, self)).toEqual(loaded("abcd"));
  });

  it("has a new entry once, even if it was already loaded", () => {
    expect(withNewest(loaded("abcd"), ["d"], 3, self)).toEqual(loaded("abcd"));
  });

  it("has a new entry after a gap when entries between are not loaded", () => {
    expect(withNewest(loaded("abc"), ["x"], 20, self)).toEqual(loaded("abc", "x"));
    expect(withNewest(loaded("abc", "x"), ["x", "y"], 20, self)).toEqual(loaded("abc", "xy"));
  });

  it("closes the gap when pages reach the entries after it", () => {
    expect(withPage(loaded("abc", "yz"), letters("de"), self)).toEqual(loaded("abcde", "yz"));
    expect(withPage(loaded("abcde", "yz"), letters("xyz"), self)).toEqual(loaded("abcdexyz"));
    expect(withStart(loaded("ab", "c"), letters("abc"), self)).toEqual(loaded("abc"));
  });

  it("removes and changes entries on both sides", () => {
    expect(without(loaded("abc", "yz"), "b", self)).toEqual(loaded("ac", "yz"));
    expect(without(loaded("abc", "yz"), "y", self)).toEqual(loaded("abc", "z"));
    expect(withChange(loaded("abc", "yz"), "z", (entry) => `${entry}!`, self).tail).toEqual(["y", "z!"]);
  });
});
