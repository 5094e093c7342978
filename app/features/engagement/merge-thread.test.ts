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
} from "./merge-thread.ts";

const self = (entry: string) => entry;
const letters = (text: string) => text.split("");

describe("mergeStart", () => {
  const merged = (known: string, start: string) => mergeStart(letters(known), letters(start), self).join("");

  it("keeps what was fetched behind the start", () => {
    expect(merged("abcdef", "abc")).toBe("abcdef");
  });

  it("keeps an entry that newer ones pushed out of the start", () => {
    expect(merged("abcdef", "xab")).toBe("xabcdef");
  });

  it("drops a deleted entry and does not repeat the one that moved up", () => {
    expect(merged("abcdef", "acd")).toBe("acdef");
  });

  it("takes the start alone when nothing is shared, for there may be a gap", () => {
    expect(merged("abcdef", "xyz")).toBe("xyz");
  });

  it("takes the start's copy of an entry", () => {
    const known = [{ id: "a", likes: 1 }];
    expect(mergeStart(known, [{ id: "a", likes: 2 }], ({ id }) => id)).toEqual([{ id: "a", likes: 2 }]);
  });

  it("empties the list when every entry is gone", () => {
    expect(merged("abc", "")).toBe("");
  });

  it("shows a thread as it is now, however much was known and however many came", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 40 }),
        fc.nat(40),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 40 }),
        (now, arrived, startSize, knownSize) => {
          const before = now.slice(arrived);
          const known = before.slice(0, knownSize);
          const shown = mergeStart(known, now.slice(0, startSize), String);
          expect(shown).toEqual(now.slice(0, shown.length));
          expect(shown.length).toBeGreaterThanOrEqual(Math.min(startSize, now.length));
        },
      ),
    );
  });
});

describe("appendPage", () => {
  it("adds a page behind what is known, each entry once", () => {
    expect(appendPage(letters("abc"), letters("cde"), self).join("")).toBe("abcde");
  });

  it("leaves the list alone when the page is empty", () => {
    expect(appendPage(letters("abc"), [], self)).toEqual(letters("abc"));
  });
});

describe("a thread with a gap", () => {
  const thread = (head: string, tail = "") => ({ head: letters(head), tail: letters(tail) });

  it("takes a new entry behind what is known when everything before it is", () => {
    expect(withNewest(thread("abc"), ["d"], 3, self)).toEqual(thread("abcd"));
  });

  it("takes it once, even if it has come already", () => {
    expect(withNewest(thread("abcd"), ["d"], 3, self)).toEqual(thread("abcd"));
  });

  it("keeps a new entry after the gap when others stand between", () => {
    expect(withNewest(thread("abc"), ["x"], 20, self)).toEqual(thread("abc", "x"));
    expect(withNewest(thread("abc", "x"), ["x", "y"], 20, self)).toEqual(thread("abc", "xy"));
  });

  it("closes as pages reach what stands after it", () => {
    expect(withPage(thread("abc", "yz"), letters("de"), self)).toEqual(thread("abcde", "yz"));
    expect(withPage(thread("abcde", "yz"), letters("xyz"), self)).toEqual(thread("abcdexyz"));
    expect(withStart(thread("ab", "c"), letters("abc"), self)).toEqual(thread("abc"));
  });

  it("loses and changes entries on both sides", () => {
    expect(without(thread("abc", "yz"), "b", self)).toEqual(thread("ac", "yz"));
    expect(without(thread("abc", "yz"), "y", self)).toEqual(thread("abc", "z"));
    expect(withChange(thread("abc", "yz"), "z", (entry) => `${entry}!`, self).tail).toEqual(["y", "z!"]);
  });
});
