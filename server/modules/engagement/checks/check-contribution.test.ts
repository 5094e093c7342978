import { describe, expect, it } from "vitest";
import { DEFAULT_WORD_LIST } from "#server/modules/shop-settings/default-word-list.ts";
import { threadTime } from "#tests/setup/thread-time.ts";
import { scaled } from "#tests/setup/time-limits.ts";
import { createContributionChecks } from "./check-contribution.ts";
import { countLinks } from "./count-links.ts";
import { createWordMatcher } from "./word-matcher.ts";

describe("the word list", () => {
  const hasWord = createWordMatcher(DEFAULT_WORD_LIST);

  // covers: moderation-05
  it.each([
    ...["What a bitch", "FUCK", "fuck!", "So fuuuuck you", "sh1t", "$hit", "ｆｕｃｋ", "fück this"],
    ...["assholes", "Chutiya hai", "chuutiyaa".replace("uu", "u"), "call   girl", "whore.", "(slut)"],
    ...["call\u00a0girl", "call\ngirl", "vi\u200bagra", "via\u00adgra", "via\u202egra", "𝐯𝐢𝐚𝐠𝐫𝐚", "ⓥⓘⓐⓖⓡⓐ"],
  ])("finds %j", (text) => {
    expect(hasWord(text)).toBe(true);
  });

  // covers: moderation-05
  it.each([
    ...["A classic cocktail dress", "Assorted bustiers", "Scunthorpe", "mujhe dikhao", "Dickies trousers"],
    ...[
      "a peacock shawl",
      "drape",
      "therapist",
      "Middlesex",
      "shiitake",
      "shirt",
      "sheet",
      "title",
      "pushpa",
    ],
    ...["₹455", "I paid 5417", "$417", "455!", "Sussex", "gandua", "grandi", "passion", "analysis", "Essex"],
    ...["cummerbund", "bumper sale", "Titian red", "chut-ney", "kurta-pyjama", "लड़की", "👗✨", "", "   "],
    ...["embarrassing", "mass", "glass buttons", "Hancock", "shuttlecock", "cockatoo print", "sexy saree"],
    ...["Pussy bow blouse"],
  ])("does not find a word in %j", (text) => {
    expect(hasWord(text)).toBe(false);
  });

  it.each([
    ["गंदी", "कितनी गंदी बात"],
    ["f*ck", "oh f*ck"],
    ["Balloon", "BALLOON"],
    ["dammit", "dammmit"],
  ])("may contain %j", (word, text) => {
    expect(createWordMatcher([word])(text)).toBe(true);
    expect(createWordMatcher([word])("a lovely look")).toBe(false);
  });

  it("that is empty, or has only the library's own signs, finds nothing", () => {
    expect(createWordMatcher(["", "  ", "a[b]?|\\", "[", "?", "|x"])("anything")).toBe(false);
  });

  it("of a thousand words is compared with the longest text in less than a second", () => {
    const many = createWordMatcher(Array.from({ length: 1_000 }, (_, index) => `word${index}x`));
    const started = threadTime();
    for (const text of ["a".repeat(2_000), "w0rd ".repeat(400), "!".repeat(2_000)])
      expect(many(text)).toBe(false);
    expect(threadTime() - started).toBeLessThan(scaled(1_000));
  });
});

describe("links", () => {
  // covers: moderation-06
  it.each([
    ["see https://shop.example/a and HTTP://x.example", 2],
    ["www.shop.example", 1],
    ["try myshop.com, another-shop.co.in or bit.ly/3x", 3],
    ["t.me/dresses wa.me/91", 2],
    ["nice.it suits you", 0],
    ["This kurti.top looks nice", 0],
    ["shop.top/x", 1],
    ["Lovely...so pretty", 0],
    ["and/or 3.5/5 e.g. 1.499", 0],
    ["asha@shop.com", 1],
    ["Great outfit.Shop name?", 0],
    ["nice.Online available?", 0],
    ["lovely.Net fabric", 0],
    ["fab.Info please", 0],
    ["good.for/party", 0],
    ["Wow.Store? Superb.Site? So nice.Click! Cute.App", 0],
    ["cotton.or/silk size.xl/xxl day.and/night", 0],
    ["myshop.online myshop.shop my-site.info", 3],
    ["MyShop.Com BIT.LY/3X Shop.Online/sale", 3],
    ["dresses.xn--h2brj9c", 1],
    ["(https://a.example) [b.com] c.com,d.com", 4],
    ["", 0],
  ])("in %j: %i", (text, links) => {
    expect(countLinks(text)).toBe(links);
  });

  it("are counted in a long text without delay", () => {
    const started = threadTime();
    for (const text of ["a.".repeat(1_000), "a-".repeat(1_000), "www.".repeat(500), "a".repeat(2_000)])
      countLinks(text);
    expect(threadTime() - started).toBeLessThan(scaled(500));
  });
});

// covers: moderation-05, moderation-06
it("a text is held for its words or for more than three links; the list is read for each text", () => {
  let words: string[] = [];
  const check = createContributionChecks(() => words);
  expect(check("mud")).toEqual({ reasons: [], hasLink: false });
  words = ["mud"];
  expect(check("mud")).toEqual({ reasons: ["words"], hasLink: false });
  expect(check("a.com b1.com c1.com")).toEqual({ reasons: [], hasLink: true });
  expect(check("mud a1.com b1.com c1.com d1.com")).toEqual({
    reasons: ["words", "many-links"],
    hasLink: true,
  });
});
