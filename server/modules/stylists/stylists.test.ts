import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { FOLLOWED_STYLISTS_MAX, STYLIST_ABOUT_MAX_LENGTH, STYLIST_OUTFITS_MAX } from "#contract/limits.ts";
import { ACCOUNT_ERRORS } from "#contract/messages/account-errors.ts";
import { INPUT_MESSAGES } from "#contract/messages/input.ts";
import { STYLIST_ERRORS } from "#contract/messages/stylists.ts";
import { SUBMISSION_MESSAGES } from "#contract/messages/submissions.ts";
import type { Outfit, OutfitList, Trending } from "#contract/outfit/outfit.ts";
import type { StylistPage } from "#contract/stylists/stylists.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { stylistFollows } from "#server/db/schema/submissions.ts";
import { users } from "#server/db/schema/users.ts";
import { createOutfit, createOutfits } from "#tests/factories/outfit-factory.ts";
import { createUsers } from "#tests/factories/user-factory.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop({ cache: true });
type Headers = Record<string, string>;

const call = (request: string, headers: Headers = {}, payload?: object) => {
  const [method = "", path = ""] = request.split(" ");
  return shop.app.inject({
    method: method as "GET" | "PUT" | "DELETE",
    url: `/backend${path}`,
    headers,
    ...(payload ? { payload } : {}),
  });
};
const pageOf = async (username: string, headers: Headers = {}): Promise<StylistPage> => {
  const response = await call(`GET /stylist/${encodeURIComponent(username)}`, headers);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<StylistPage>();
};

/** A signed-in person with one active look. */
async function stylist(username: string) {
  const caller = await signIn(shop, { username });
  return { ...caller, outfitId: await createOutfit(shop.database, { stylistId: caller.userId }) };
}

describe("a stylist's page", () => {
  it("has the active looks, newest first, and totals over them", async () => {
    const { userId, outfitId } = await stylist("Asha Rao");
    await createOutfits(shop.database, [{ stylistId: userId, isActive: false, viewCount: 100 }, {}]);
    const newer = await createOutfit(shop.database, { stylistId: userId, viewCount: 7 });
    await shop.database.update(outfits).set({ likeCount: 2, saveCount: 1 }).where(eq(outfits.id, newer));

    const page = await pageOf("ASHA RAO");
    expect(page.stylist).toEqual({
      ...{ username: "Asha Rao", about: "", numberOfOutfits: 2 },
      totals: { views: 7, likes: 2, saves: 1 },
    });
    expect(page.outfits.map(({ _id }) => _id)).toEqual([newer, outfitId]);
    expect(page.outfits[0]?.stylist).toEqual({ username: "Asha Rao" });
  });

  it("ends after as many looks as are shown, and counts all", async () => {
    const { userId } = await stylist("asha");
    const more = Array.from({ length: STYLIST_OUTFITS_MAX }, () => ({ stylistId: userId }));
    await createOutfits(shop.database, more);
    const page = await pageOf("asha");
    expect(page.outfits).toHaveLength(STYLIST_OUTFITS_MAX);
    expect(page.stylist.numberOfOutfits).toBe(STYLIST_OUTFITS_MAX + 1);
  });

  it("is 404 for a name that is nobody's, and for a person without an active look", async () => {
    await signIn(shop, { username: "ravi" });
    const { outfitId } = await stylist("asha");
    await shop.database.update(outfits).set({ isActive: false }).where(eq(outfits.id, outfitId));
    for (const name of ["ravi", "asha", "nobody", "x".repeat(90), "as%00ha"]) {
      const response = await call(`GET /stylist/${name}`);
      expect(response.statusCode, name).toBe(404);
    }
    expect((await call("GET /stylist/ravi")).json()).toMatchObject({ message: STYLIST_ERRORS.notFound.text });
  });

  it("of a blocked person keeps the looks, without what the person says", async () => {
    const { userId, headers } = await stylist("asha");
    await call("PUT /stylist/about", headers, { about: "Sarees of Bengal" });
    await shop.database.update(users).set({ blockedAt: new Date() }).where(eq(users.id, userId));
    const page = await pageOf("asha");
    expect([page.stylist.about, page.outfits.length]).toEqual(["", 1]);
  });
});

describe("the name beside a look", () => {
  it("is in lists, trending and detail, and follows a change at once", async () => {
    const { userId, headers, outfitId } = await stylist("asha");
    await createOutfit(shop.database);
    const names = async () => {
      const list = (await call("GET /outfit/getoutfits")).json<OutfitList>().outfits;
      const trending = (await call("GET /outfit/trending")).json<Trending>().trendingOutfits;
      const outfit = (await call(`GET /outfit/${outfitId}`)).json<Outfit>();
      const named = [...list, ...trending].filter(({ _id }) => _id === outfitId);
      expect([...list, ...trending].filter(({ stylist }) => stylist === null)).toHaveLength(2);
      return [...named, outfit].map((shown) => shown.stylist?.username);
    };
    expect(await names()).toEqual(["asha", "asha", "asha"]);
    expect((await call(`PUT /user/update/${userId}`, headers, { username: "Asha R" })).statusCode).toBe(200);
    expect(await names()).toEqual(["Asha R", "Asha R", "Asha R"]);
    expect((await call("GET /stylist/asha")).statusCode).toBe(404);
  });

  it("may not become one that imitates the shop's, except without looks", async () => {
    const asha = await stylist("asha");
    const ravi = await signIn(shop, { username: "ravi" });
    const rename = ({ userId, headers }: typeof ravi) =>
      call(`PUT /user/update/${userId}`, headers, { username: "Ensemble_Official" });
    const refused = await rename(asha);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      details: [{ path: "username", message: ACCOUNT_ERRORS.usernameImitatesShop.text }],
    });
    expect((await rename(ravi)).statusCode).toBe(200);
  });
});

describe("following", () => {
  it("is repeatable, is on the page and in the caller's list, and ends", async () => {
    await stylist("Meera");
    await stylist("asha");
    const { headers } = await signIn(shop);
    for (const name of ["meera", "asha", "ASHA"])
      expect((await call(`PUT /stylist/${name}/follow`, headers)).statusCode).toBe(204);
    expect((await call("GET /stylist", headers)).json()).toEqual({
      stylists: [{ username: "asha" }, { username: "Meera" }],
    });
    expect((await pageOf("asha", headers)).stylist.isFollowed).toBe(true);
    expect((await pageOf("asha")).stylist).not.toHaveProperty("isFollowed");
    for (const name of ["asha", "asha", "nobody"])
      expect((await call(`DELETE /stylist/${name}/follow`, headers)).statusCode).toBe(204);
    expect((await pageOf("asha", headers)).stylist.isFollowed).toBe(false);
    expect(await shop.database.$count(stylistFollows)).toBe(1);
  });

  it("is refused for oneself, for a person without looks, and beyond the limit", async () => {
    const { userId, headers } = await stylist("asha");
    await stylist("meera");
    await signIn(shop, { username: "ravi" });
    const own = await call("PUT /stylist/asha/follow", headers);
    expect([own.statusCode, own.json().message]).toEqual([409, STYLIST_ERRORS.ownFollow.text]);
    expect((await call("PUT /stylist/ravi/follow", headers)).statusCode).toBe(404);
    const others = await createUsers(shop.database, FOLLOWED_STYLISTS_MAX);
    await shop.database.insert(stylistFollows).values(others.map((stylistId) => ({ userId, stylistId })));
    const full = await call("PUT /stylist/meera/follow", headers);
    expect([full.statusCode, full.json().message]).toEqual([409, STYLIST_ERRORS.tooManyFollowed.text]);
  });

  it("at once counts once", async () => {
    await stylist("asha");
    const { headers } = await signIn(shop);
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => call("PUT /stylist/asha/follow", headers)),
    );
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    expect(await shop.database.$count(stylistFollows)).toBe(1);
  });
});

describe("what stylists say about themselves", () => {
  it("is on their page, trimmed, and can be taken away", async () => {
    const { headers } = await stylist("asha");
    for (const about of ["Sarees of Bengal\nand their care", ""]) {
      const response = await call("PUT /stylist/about", headers, { about: ` ${about} ` });
      expect([response.statusCode, response.json()]).toEqual([200, { about }]);
      expect((await pageOf("asha")).stylist.about).toBe(about);
    }
  });

  it.each([
    ["an advertisement", "a.com b.com c.com d.com", STYLIST_ERRORS.aboutRefused.text],
    ["too long", "x".repeat(STYLIST_ABOUT_MAX_LENGTH + 1), SUBMISSION_MESSAGES.aboutTooLong],
    ["turned around", "\u202esarees", INPUT_MESSAGES.controlCharacters],
    ["with a zero-width space", "sa\u200brees", INPUT_MESSAGES.controlCharacters],
    ["with NUL", "sarees\u0000", INPUT_MESSAGES.controlCharacters],
  ])("is refused when it is %s", async (_kind, about, message) => {
    const { headers } = await signIn(shop);
    const response = await call("PUT /stylist/about", headers, { about });
    expect([response.statusCode, response.json().details]).toEqual([
      400,
      [expect.objectContaining({ path: "about", message })],
    ]);
  });
});
