import { describe, expect, it } from "vitest";
import { optionalName, replaceHidden, visibleName } from "#contract/values/text.ts";

const messages = { missing: "missing", tooLong: "too long", hidden: "hidden" };
const name = visibleName(10, messages);
const problemOf = (value: unknown) => name.safeParse(value).error?.issues[0]?.message;

describe("a name that people see", () => {
  it.each([
    ["full width", "ｃｈｉｅｆ", "chief"],
    ["a decomposed accent", "jose\u0301", "jos\u00e9"],
    ["runs of spaces of any kind", "\u3000Asha \u00a0 Rao ", "Asha Rao"],
  ])("is stored without %s", (_kind, typed, stored) => {
    expect(name.parse(typed)).toBe(stored);
  });

  it.each([
    ...["", "   ", "\u200b", "\u3164", "\u115f\u1160", "\u2800", "\u0301", "\ufe0f", "\ud83d", "\ufffd"],
    ...["\u00ad\u2060", "\u{e0041}", "\u{1d159}", undefined, null, 7],
  ])("is missing in %j", (typed) => {
    expect(problemOf(typed)).toBe("missing");
  });

  it.each([
    ...["chie\u200bf", "chief\u200d", "\u202eadmin", "ad\u2066min", "a\u061cb", "a\u0000b", "a\r\nb"],
    ...["a\u2028b", "a\ufe0fb", "a\u00adb", "a\u034fb", "a\u180eb", "a\ud83db", "\u{e0061}a", "a\u200cb"],
    ...["क\u200dख", "❤\ufe0f\ufe0f", "👩\u200d", "a\ue000b"],
  ])("has a hidden character in %j", (typed) => {
    expect(problemOf(typed)).toBe("hidden");
  });

  it.each([
    ...["Asha", "O’Brien-R", "आशा", "ক্\u200dষ", "ശ്രീ", "ക്\u200d", "علی\u200cرضا", "אשה", "李 小龙", "ñandú"],
    ...["👗✨", "👩\u200d👩\u200d👧", "❤️", "🏳️\u200d🌈", "👍🏽", "1\ufe0f\u20e3", "🇮🇳", "a_b.c", "<b>"],
  ])("may be %j", (typed) => {
    expect(name.parse(typed)).toBe(typed);
  });

  it("is as long as it has characters after it is tidied", () => {
    expect(name.parse("👗".repeat(10))).toHaveLength(20);
    expect(problemOf("👗".repeat(11))).toBe("too long");
    expect(problemOf("ﷺ")).toBe("too long");
  });

  it("may be empty where it is optional, and keeps its outer spaces there, but is not invisible", () => {
    const optional = optionalName(10, messages);
    expect(optional.parse("")).toBe("");
    expect(optional.parse(" Ａsha ")).toBe(" Asha ");
    expect(optional.safeParse("\u200b").success).toBe(false);
  });
});

it("hidden characters are replaced without breaking emoji and joined letters", () => {
  expect(replaceHidden("A\u0000\u200bsha \u202e👩\u200d👧 क्\u200dष", "")).toBe("Asha 👩\u200d👧 क्\u200dष");
});
