import { beforeEach, describe, expect, it } from "vitest";
import { INPUT_MESSAGES } from "#contract/messages/input.ts";
import { SETTINGS_ERRORS, SETTINGS_MESSAGES, unknownSetting } from "#contract/messages/shop-settings.ts";
import { SETTING_KEYS } from "#contract/shop/setting-labels.ts";
import type { ShopSettings } from "#contract/shop/shop-settings.ts";
import { createOutfit, outfitItem } from "#tests/factories/outfit-factory.ts";
import { callForOutfit, signIn } from "#tests/setup/engagement-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { DEFAULT_WORD_LIST } from "./default-word-list.ts";
import { NOTHING_CHANGED } from "./settings-module.ts";

const shop = testShop({
  grievance: { name: "Kavita Rao", email: "care@shop.example" },
  links: {
    ...{ checks: false, checkHosts: [], followShopPrices: false },
    affiliateParameters: { "paid.example": { tag: "first-21" } },
  },
});
const URL = "/backend/settings/admin";
let headers: Record<string, string>;

beforeEach(async () => {
  ({ headers } = await signIn(shop, { isAdmin: true, username: "asha" }));
  // Reading them takes over that the database was emptied.
  await read();
});

async function read(): Promise<ShopSettings> {
  return (await shop.app.inject({ url: URL, headers })).json();
}
const put = (payload: object) => shop.app.inject({ method: "PUT", url: URL, headers, payload });

const claims = {
  hero: [{ value: "250+", label: "Looks" }],
  whyChoose: [],
  community: "Join us.",
  footer: "A look a week.",
};
const testimonial = { name: "Ravi", role: "", content: "It fits.", avatar: "", rating: 4 };

describe("settings", () => {
  // covers: shop-settings-01
  it("have their first values from the environment, and those of the site for its texts", async () => {
    expect(await read()).toEqual({
      ...NOTHING_CHANGED,
      grievance: { name: "Kavita Rao", email: "care@shop.example", phone: "" },
      followShopPrices: false,
      affiliateParameters: { "paid.example": { tag: "first-21" } },
      wordList: DEFAULT_WORD_LIST,
      versions: Object.fromEntries(SETTING_KEYS.map((key) => [key, 0])),
    });
  });

  // covers: shop-settings-01
  it("are stored over the first values, null too, and what is not given stays", async () => {
    const response = await put({ claims, grievance: null, wordList: [" Spam ", "spam", "Click here"] });
    expect(response.statusCode, response.body).toBe(200);
    const changed = await read();
    expect(changed).toMatchObject({
      ...{ claims, grievance: null, wordList: ["spam", "click here"], followShopPrices: false },
      versions: { claims: 1, grievance: 1, wordList: 1, testimonials: 0, followShopPrices: 0 },
    });
    expect(response.json()).toEqual(changed);
    expect((await put({ claims: null })).json()).toMatchObject({ claims: null, versions: { claims: 2 } });
  });

  it("that are sent back as they were read change nothing", async () => {
    await put({ testimonials: [testimonial] });
    const settings = await read();
    expect((await put(settings)).json()).toEqual(settings);
    expect((await put({})).json()).toEqual(settings);
  });

  // covers: shop-settings-03
  it("apply at once to what is running", async () => {
    const id = await createOutfit(shop.database, {
      items: [{ ...outfitItem("Kurta", 100), itemLink: "https://shop.example/p" }],
    });
    const shopper = await signIn(shop);
    const linkOf = async () => (await callForOutfit(shop, `GET /${id}`, shopper.headers)).items[0]?.itemLink;
    expect(await linkOf()).toBe("https://shop.example/p");
    await put({ affiliateParameters: { "Shop.Example": { tag: "new-21" } } });
    expect(await linkOf()).toBe("https://shop.example/p?tag=new-21");
    await put({ affiliateParameters: {} });
    expect(await linkOf()).toBe("https://shop.example/p");
  });

  // covers: shop-settings-05
  it("are refused whole with 409 when another administrator has changed them since they were read", async () => {
    const before = await read();
    await put({ claims });
    const response = await put({
      ...{ claims: { ...claims, footer: "Mine." }, followShopPrices: true },
      versions: before.versions,
    });
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toBe(SETTINGS_ERRORS.changedMeanwhile.text);
    expect(await read()).toMatchObject({ claims, followShopPrices: false });

    const { versions } = await read();
    const again = await put({ claims: { ...claims, footer: "Mine." }, versions });
    expect(again.json().claims.footer).toBe("Mine.");
  });

  // covers: shop-settings-05
  it("of two administrators at once, one wins and the other is told", async () => {
    const { versions } = await read();
    const responses = await Promise.all(
      ["one", "two", "three"].map((word) => put({ wordList: [word], versions })),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect((await read()).versions.wordList).toBe(1);
  });

  // covers: shop-settings-02
  it("are in the activity log with what they were before", async () => {
    await put({ followShopPrices: true, grievance: null });
    const { entries } = (await shop.app.inject({ url: "/backend/activity/admin", headers })).json();
    expect(entries).toEqual([
      expect.objectContaining({
        action: "changed",
        administrator: "asha",
        subject: { kind: "settings", id: "", name: "Grievance contact, Prices follow the shops" },
        before: {
          pricesFollowTheShops: false,
          grievanceContact: ["Kavita Rao", "care@shop.example", ""],
        },
        after: { pricesFollowTheShops: true, grievanceContact: null },
      }),
    ]);
    await put({ followShopPrices: true });
    const again = await shop.app.inject({ url: "/backend/activity/admin", headers });
    expect(again.json().entries).toHaveLength(1);
  });

  it("are in the activity log by what was added and removed, whatever order their fields are stored in", async () => {
    await put({ claims, testimonials: [testimonial], wordList: ["spam", "scam"] });
    const { versions: _versions, ...all } = await read();
    await put({
      ...{ ...all, claims: { ...claims, footer: "Two looks a week." }, wordList: ["scam", "click here"] },
      affiliateParameters: { "paid.example": { tag: "second-21" } },
    });
    const { entries } = (await shop.app.inject({ url: "/backend/activity/admin", headers })).json();
    expect(entries[0]).toMatchObject({
      subject: { name: "Marketing claims, Affiliate parameters, Word list" },
      before: {
        invitationInTheFooter: "A look a week.",
        affiliateParameters: ["paid.example?tag=first-21"],
        wordList: ["spam"],
      },
      after: {
        invitationInTheFooter: "Two looks a week.",
        affiliateParameters: ["paid.example?tag=second-21"],
        wordList: ["click here"],
      },
    });
    expect(Object.keys(entries[0].after)).toHaveLength(3);
    expect(entries[1].before).toEqual({
      figuresBelowTheHeadline: "the original",
      figuresBesideTheReasons: "the original",
      invitationOnTheHomePage: "the original",
      invitationInTheFooter: "the original",
      testimonials: "the original",
      wordList: DEFAULT_WORD_LIST,
    });
  });

  // covers: shop-settings-04
  it("keep markup as the text that it is", async () => {
    const footer = '<script>alert("1")</script> & <b>more</b>';
    expect((await put({ claims: { ...claims, footer } })).json().claims.footer).toBe(footer);
  });
});

const long = "x".repeat(100_000);
const { versionExpected } = SETTINGS_MESSAGES;

// covers: shop-settings-04
it.each([
  ["an unknown setting", { colour: "red" }, "", unknownSetting(["colour"])],
  ["an unknown field", { claims: { ...claims, header: "x" } }, "claims", unknownSetting(["header"])],
  [
    "a long text",
    { claims: { ...claims, footer: long } },
    "claims.footer",
    "Please use at most 300 characters",
  ],
  [
    "a blank text",
    { claims: { ...claims, footer: " \u200b " } },
    "claims.footer",
    SETTINGS_MESSAGES.textRequired,
  ],
  ["a NUL", { claims: { ...claims, footer: "a\u0000" } }, "claims.footer", INPUT_MESSAGES.invisible],
  [
    "a fourth figure",
    { claims: { ...claims, hero: Array(4).fill(claims.hero[0]) } },
    "claims.hero",
    SETTINGS_MESSAGES.tooManyClaims,
  ],
  [
    "a long figure",
    { claims: { ...claims, hero: [{ value: "1,000,000,000", label: "Looks" }] } },
    "claims.hero.0.value",
    "Please use at most 12 characters",
  ],
  [
    "nine testimonials",
    { testimonials: Array(9).fill(testimonial) },
    "testimonials",
    SETTINGS_MESSAGES.tooManyTestimonials,
  ],
  [
    "a script as picture",
    { testimonials: [{ ...testimonial, avatar: "javascript:alert(1)" }] },
    "testimonials.0.avatar",
    SETTINGS_MESSAGES.avatarInvalid,
  ],
  [
    "six stars",
    { testimonials: [{ ...testimonial, rating: 6 }] },
    "testimonials.0.rating",
    SETTINGS_MESSAGES.ratingRange,
  ],
  [
    "no email address",
    { grievance: { name: "Asha", email: "asha", phone: "" } },
    "grievance.email",
    "Please enter a valid email address",
  ],
  [
    "no phone number",
    { grievance: { name: "Asha", email: "asha@shop.example", phone: "call me" } },
    "grievance.phone",
    SETTINGS_MESSAGES.phoneInvalid,
  ],
  ["no switch", { followShopPrices: "on" }, "followShopPrices", INPUT_MESSAGES.trueOrFalse],
  [
    "an address as host",
    { affiliateParameters: { "https://shop.example/": { tag: "x" } } },
    "affiliateParameters.https:..shop.example.",
    SETTINGS_MESSAGES.hostInvalid,
  ],
  [
    "eleven parameters",
    { affiliateParameters: { "shop.example": Object.fromEntries([..."abcdefghijk"].map((a) => [a, a])) } },
    "affiliateParameters.shop.example",
    SETTINGS_MESSAGES.tooManyParameters,
  ],
  ["an empty word", { wordList: ["spam", " "] }, "wordList.1", SETTINGS_MESSAGES.wordRequired],
  ["501 words", { wordList: Array(501).fill("spam") }, "wordList", SETTINGS_MESSAGES.tooManyWords],
  ["half a version", { versions: { claims: 0.5 } }, "versions.claims", versionExpected],
  ["a huge version", { versions: { claims: 2 ** 40 } }, "versions.claims", versionExpected],
])("%s is refused with a sentence at its field", async (_what, payload, path, message) => {
  const response = await put(payload);
  expect(response.statusCode, response.body).toBe(400);
  expect(response.json().details).toContainEqual(expect.objectContaining({ path, message }));
});
