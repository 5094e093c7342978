import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Outfit } from "#contract/outfit/outfit.ts";
import { comments, replies } from "#server/db/schema/engagement.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { users } from "#server/db/schema/users.ts";
import { createComment, createReply } from "#tests/factories/comment-factory.ts";
import { createOutfit, createOutfits } from "#tests/factories/outfit-factory.ts";
import { expectExactCounters } from "#tests/setup/counter-drift.ts";
import { type Caller, call, callForOutfit, signIn } from "#tests/setup/engagement-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop({ cache: true });

const LONG_AGO = new Date("2026-01-01T00:00:00Z");
/** A user whose account is older than a day. */
const oldUser = (overrides = {}) => signIn(shop, { createdAt: LONG_AGO, ...overrides });

const post = ({ headers }: Caller, outfitId: string, text: string) =>
  callForOutfit(shop, `POST /comment/${outfitId}`, headers, text);
const textsOf = ({ comments: shown }: Outfit) => shown.map(({ text }) => text);
const reasonsOf = async (text: string) =>
  (await shop.database.select().from(comments).where(eq(comments.text, text))).map(
    ({ holdReasons }) => holdReasons,
  );

describe("a new contribution", () => {
  // covers: moderation-04
  it("that a person has posted on three other outfits within ten minutes is held, by outfit and not by spelling", async () => {
    const asha = await oldUser();
    const ids = await createOutfits(shop.database, [{}, {}, {}, {}, {}]);
    const [first = "", , , fourth = "", fifth = ""] = ids;
    for (const id of ids.slice(0, 3)) expect((await post(asha, id, "Buy at mine")).waiting).toBeUndefined();
    expect((await post(asha, first, "buy  at MINE")).waiting).toBeUndefined();

    expect((await post(asha, fourth, "BUY AT\nmine ")).waiting).toMatchObject([{ text: "BUY AT\nmine" }]);
    expect(await reasonsOf("BUY AT\nmine")).toEqual([["repeated"]]);
    expect((await post(await oldUser(), fourth, "Buy at mine")).waiting).toBeUndefined();
    await shop.database.update(comments).set({ createdAt: sql`now() - interval '11 minutes'` });
    expect((await post(asha, fifth, "Buy at mine")).waiting).toBeUndefined();
    await expectExactCounters(shop.database);
  });

  // covers: moderation-04
  it("counts as repeated when it is sent at once, and as a reply", async () => {
    const asha = await oldUser();
    const ids = await createOutfits(shop.database, [{}, {}, {}, {}, {}, {}]);
    const answers = await Promise.all(ids.map((id) => post(asha, id, "Same")));
    expect(answers.filter(({ waiting }) => waiting)).toHaveLength(3);

    const commentId = await createComment(shop.database, { outfitId: ids[0] ?? "" });
    await shop.database
      .update(comments)
      .set({ outfitId: ids[0] ?? "" })
      .where(eq(comments.id, commentId));
    const other = await createOutfit(shop.database);
    const onOther = await createComment(shop.database, { outfitId: other });
    const reply = await callForOutfit(shop, `POST /reply/${other}/${onOther}`, asha.headers, "same");
    expect(reply.waiting).toMatchObject([{ commentId: onOther, text: "same" }]);
    expect(reply.comments[0]).toMatchObject({ numberOfReplies: 0, replies: [] });
    await expectExactCounters(shop.database);
  });

  // covers: moderation-06
  it("with a link is held in the first day of an account, with more than three always", async () => {
    const outfitId = await createOutfit(shop.database);
    const [fresh, old] = [await signIn(shop), await oldUser()];
    expect((await post(fresh, outfitId, "See shop.com")).waiting).toHaveLength(1);
    expect((await post(fresh, outfitId, "No link")).waiting).toHaveLength(1);
    expect((await post(old, outfitId, "Look at shop.com")).waiting).toBeUndefined();
    expect((await post(old, outfitId, "a1.com b1.com c1.com")).waiting).toBeUndefined();
    expect((await post(old, outfitId, "a1.com b1.com c1.com d1.com")).waiting).toHaveLength(1);
    expect(await reasonsOf("See shop.com")).toEqual([["new-account-link"]]);
    expect(await reasonsOf("a1.com b1.com c1.com d1.com")).toEqual([["many-links"]]);
  });

  // covers: moderation-05
  it("with a word of the list is held, an administrator's never", async () => {
    const outfitId = await createOutfit(shop.database);
    expect((await post(await oldUser(), outfitId, "What a b1tch")).waiting).toHaveLength(1);
    expect(await reasonsOf("What a b1tch")).toEqual([["words"]]);
    const boss = await signIn(shop, { isAdmin: true });
    const outfit = await post(boss, outfitId, "bitch a1.com b1.com c1.com d1.com");
    expect(outfit.waiting).toBeUndefined();
    expect(outfit.numberOfComments).toBe(1);
  });

  it("that is repeated with its key is stored once", async () => {
    const asha = await signIn(shop);
    const outfitId = await createOutfit(shop.database);
    const headers = { ...asha.headers, "idempotency-key": crypto.randomUUID() };
    for (const _time of [1, 2]) {
      const outfit = await callForOutfit(shop, `POST /comment/${outfitId}`, headers, "See shop.com");
      expect(outfit.waiting).toHaveLength(1);
    }
  });
});

describe("a held text", () => {
  async function createHeld() {
    const author = await oldUser({ username: "asha" });
    const outfitId = await createOutfit(shop.database);
    const held = { heldAt: new Date(), queuedAt: new Date(), holdReasons: ["words" as const] };
    const open = await createComment(shop.database, { outfitId, text: "open" });
    const commentId = await createComment(shop.database, {
      ...{ outfitId, userId: author.userId, text: "held comment", ...held },
    });
    const replyId = await createReply(shop.database, {
      ...{ commentId: open, userId: author.userId, text: "held reply", ...held },
    });
    return { author, outfitId, open, commentId, replyId };
  }

  // covers: moderation-07
  it("is in no list, count or document but its author's own, who can delete it", async () => {
    const { author, outfitId, open, commentId, replyId } = await createHeld();
    const boss = await signIn(shop, { isAdmin: true });
    for (const headers of [{}, (await oldUser()).headers, boss.headers]) {
      const outfit = await callForOutfit(shop, `GET /${outfitId}`, headers);
      expect(textsOf(outfit)).toEqual(["open"]);
      expect(outfit).toMatchObject({ numberOfComments: 1, comments: [{ numberOfReplies: 0, replies: [] }] });
      expect(outfit.waiting).toBeUndefined();
    }
    const bodies = await Promise.all(
      [
        `/backend/outfit/${outfitId}/comments`,
        `/backend/outfit/${outfitId}/comments/${open}/replies`,
        `/backend/outfit/${outfitId}/comments/${commentId}/replies`,
        "/backend/outfit/admin/getalloutfits",
        "/backend/outfit/admin/export",
      ].map((url) => shop.app.inject({ url, headers: boss.headers })),
    );
    for (const { body } of bodies) expect(body).not.toContain("held ");

    const own = await callForOutfit(shop, `GET /${outfitId}`, author.headers);
    expect(own.numberOfComments).toBe(1);
    expect(own.waiting).toEqual(
      expect.arrayContaining([
        { commentId, text: "held comment", createdAt: expect.stringMatching(/Z$/) },
        { commentId: open, replyId, text: "held reply", createdAt: expect.stringMatching(/Z$/) },
      ]),
    );
    await callForOutfit(shop, `DELETE /reply/${outfitId}/${open}/${replyId}`, author.headers);
    const left = await callForOutfit(shop, `DELETE /comment/${outfitId}/${commentId}`, author.headers);
    expect(left.waiting).toBeUndefined();
    expect(left.numberOfComments).toBe(1);
    await expectExactCounters(shop.database);
  });

  // covers: moderation-07
  it("takes no reactions and no replies, and others cannot tell that it exists", async () => {
    const { outfitId, open, commentId, replyId } = await createHeld();
    const other = await oldUser();
    for (const request of [
      `PUT /comment/like/${outfitId}/${commentId}`,
      `PUT /reply/like/${outfitId}/${open}/${replyId}`,
      `POST /reply/${outfitId}/${commentId}`,
      `DELETE /comment/${outfitId}/${commentId}`,
      `DELETE /reply/${outfitId}/${open}/${replyId}`,
    ]) {
      const text = request.startsWith("POST") ? "Hello" : undefined;
      expect((await call(shop, request, other.headers, text)).statusCode, request).toBe(404);
    }
  });

  // covers: moderation-07
  it("of an author who deletes their account stays held, and is in the download before", async () => {
    const { author, outfitId } = await createHeld();
    const download = await shop.app.inject({ url: "/backend/user/export", headers: author.headers });
    expect(download.body).toContain("held comment");
    const url = `/backend/user/delete/${author.userId}`;
    expect((await shop.app.inject({ method: "DELETE", url, headers: author.headers })).statusCode).toBe(200);
    expect(textsOf(await callForOutfit(shop, `GET /${outfitId}`))).toEqual(["open"]);
    expect(await shop.database.$count(replies)).toBe(1);
    await expectExactCounters(shop.database);
  });

  it("is listed for its author up to twenty times", async () => {
    const author = await oldUser();
    const outfitId = await createOutfit(shop.database);
    for (let number = 0; number < 21; number++)
      await createComment(shop.database, { outfitId, userId: author.userId, heldAt: new Date() });
    expect((await callForOutfit(shop, `GET /${outfitId}`, author.headers)).waiting).toHaveLength(20);
    expect(await shop.database.$count(outfits, eq(outfits.commentCount, 0))).toBe(1);
    expect(await shop.database.$count(users)).toBe(1);
  });
});
