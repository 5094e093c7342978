import { expect, it } from "vitest";
import { usernameKeyOf } from "./username-key.ts";

it.each([
  ["another case", "Chief"],
  ["full width", "ｃｈｉｅｆ"],
  ["Cyrillic letters", "сһіеf"],
  ["Greek and Cyrillic capitals", "СНΙΕF"],
  ["a dotless i", "chıef"],
  ["a capital I with a dot", "CHİEF"],
  ["mathematical letters", "𝐜𝐡𝐢𝐞𝐟"],
  ["a zero-width space", "chie\u200bf"],
  ["a joiner at the end", "chief\u200d"],
  ["a variation selector", "chief\ufe0f"],
  ["spaces around it", " chief "],
  ["a stroke over a letter", "chie\u0336f"],
])("is the same in %s", (_kind, username) => {
  expect(usernameKeyOf(username)).toBe("chief");
});

it("folds letters below an accent", () => {
  expect(usernameKeyOf("z\u043e\u0451")).toBe(usernameKeyOf("zo\u00eb"));
  expect(usernameKeyOf("\u0430\u0301na")).toBe(usernameKeyOf("\u00e1na"));
});

it("is the same for composed and decomposed accents, and for any run of spaces", () => {
  expect(usernameKeyOf("jose\u0301")).toBe(usernameKeyOf("JOS\u00c9"));
  expect(usernameKeyOf("asha  \u00a0rao")).toBe(usernameKeyOf("Asha Rao"));
});

it.each([
  ["jose", "josé"],
  ["asha", "ashá"],
  ["asha rao", "asharao"],
  ["nick", "vick"],
  ["आशा", "आशी"],
  ["\u0c15", "\u0c16"],
])("differs for %s and %s", (one, other) => {
  expect(usernameKeyOf(one)).not.toBe(usernameKeyOf(other));
});

it("is regardless of case in every script", () => {
  for (const name of ["ВЕРА Ёлкина", "ΝΊΚΟΣ", "ÉLODIE", "ԱՆԻ"])
    expect(usernameKeyOf(name)).toBe(usernameKeyOf(name.toLowerCase()));
});
