// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { endSession } from "#app/entities/session/session-store.ts";
import { clearRecentOutfits, readRecentOutfits, rememberOutfit } from "./recent-outfits.ts";

const KEY = "recentLooks";
const open = (look: string) => rememberOutfit(`/outfit/${look}`);
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

beforeEach(() => localStorage.clear());

it("has the last twelve looks, the newest first and each once", () => {
  for (let number = 1; number <= 20; number += 1) open(id(number));
  open(id(15));

  expect(readRecentOutfits()).toEqual([15, 20, 19, 18, 17, 16, 14, 13, 12, 11, 10, 9].map(id));
});

it("has looks only", () => {
  for (const path of ["/", "/outfit", "/outfit/not-an-id", `/cart/${id(1)}`, `/outfit/${id(1)}/more`])
    rememberOutfit(path);

  expect(readRecentOutfits()).toEqual([]);
});

it("is empty after it is cleared", () => {
  open(id(1));
  clearRecentOutfits();

  expect(readRecentOutfits()).toEqual([]);
});

it("is empty after signing out", () => {
  open(id(1));
  endSession();

  expect(localStorage.getItem(KEY)).toBeNull();
});

describe("wrong content in the storage is ignored", () => {
  it.each([
    ["no JSON", "{", []],
    ["no list", '{"a":1}', []],
    ["null", "null", []],
    ["other values", JSON.stringify([1, null, "x", { id: id(1) }, "../../admin", id(2)]), [id(2)]],
    ["repetitions", JSON.stringify([id(1), id(1)]), [id(1)]],
    [
      "too many",
      JSON.stringify(Array.from({ length: 500 }, (_, number) => id(number))),
      Array.from({ length: 12 }, (_, number) => id(number)),
    ],
  ])("%s", (_name, stored, expected) => {
    localStorage.setItem(KEY, stored);
    expect(readRecentOutfits()).toEqual(expected);

    open(id(999));
    expect(readRecentOutfits()[0]).toBe(id(999));
  });
});
