import { randomUUID } from "node:crypto";
import { eq, isNull } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { ACCOUNT_ERRORS } from "#contract/messages/account-errors.ts";
import { ACCOUNT_RESPONSES as messages } from "#contract/messages/account-responses.ts";
import type { OutfitList } from "#contract/outfit/outfit.ts";
import { administratorActivity } from "#server/db/schema/activity.ts";
import { alertSettings, boardOutfits, boards, savedOutfits } from "#server/db/schema/boards.ts";
import { cartEntries } from "#server/db/schema/cart.ts";
import { outboxMessages, subscriptions } from "#server/db/schema/community.ts";
import {
  commentReactions,
  comments,
  outfitReactions,
  type ReactionKind,
  replies,
  replyReactions,
} from "#server/db/schema/engagement.ts";
import { idempotencyKeys } from "#server/db/schema/idempotency.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { identities, sessions, users } from "#server/db/schema/users.ts";
import { boardTag, outfitTag } from "#server/http/cache/cache-tags.ts";
import { enqueueEmail } from "#server/modules/mail/outbox-repository.ts";
import { countEngagement } from "#server/seed/engagement-counters.ts";
import { createBoard } from "#tests/factories/board-factory.ts";
import { createComment, createReply } from "#tests/factories/comment-factory.ts";
import { createOutfit, createOutfits } from "#tests/factories/outfit-factory.ts";
import { bearer, createSession, createUser } from "#tests/factories/user-factory.ts";
import { checkAuth, signUpAndIn } from "#tests/setup/account-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop({ cache: true });

const remove = (id: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ method: "DELETE", url: `/backend/user/delete/${id}`, headers });

async function signedInUser(overrides = {}) {
  const id = await createUser(shop.database, overrides);
  return { id, headers: bearer(await createSession(shop.database, id)) };
}

const cartOf = ({ id: userId }: { id: string }) => ({ userId, quantity: 1 });

/** An outfit with reactions, comments and replies of two users. */
async function busyOutfit(first: string, second: string) {
  const { database } = shop;
  const outfitId = await createOutfit(database);
  const commentIds: string[] = [];
  for (const userId of [first, second]) {
    const commentId = await createComment(database, { outfitId, userId });
    commentIds.push(commentId);
    const kind = (likes: string): ReactionKind => (userId === likes ? "like" : "dislike");
    await database.insert(outfitReactions).values({ outfitId, userId, kind: kind(first) });
    const replyId = await createReply(database, { commentId, userId });
    for (const reactor of [first, second]) {
      await database.insert(commentReactions).values({ commentId, userId: reactor, kind: kind(second) });
      await database.insert(replyReactions).values({ replyId, userId: reactor, kind: kind(first) });
    }
  }
  await countEngagement(database);
  return { outfitId, commentIds };
}

/** All counters as stored, to be compared with counts of the rows. */
async function counters() {
  const { database } = shop;
  const of = { likes: comments.likeCount, dislikes: comments.dislikeCount };
  return {
    outfits: await database
      .select({
        id: outfits.id,
        likes: outfits.likeCount,
        dislikes: outfits.dislikeCount,
        comments: outfits.commentCount,
      })
      .from(outfits)
      .orderBy(outfits.id),
    comments: await database
      .select({ id: comments.id, ...of, replies: comments.replyCount })
      .from(comments)
      .orderBy(comments.id),
    replies: await database
      .select({ id: replies.id, likes: replies.likeCount, dislikes: replies.dislikeCount })
      .from(replies)
      .orderBy(replies.id),
  };
}

async function expectExactCounters() {
  const stored = await counters();
  await countEngagement(shop.database);
  expect(stored).toEqual(await counters());
}

describe("DELETE user/delete/{id}", () => {
  // covers: calls-08, account-deletion-01, account-deletion-02, account-deletion-03, responses-06
  it("removes the user's data and leaves comments and replies without author", async () => {
    const { database } = shop;
    const asha = await signUpAndIn(shop);
    const ravi = await signedInUser();
    const { outfitId, commentIds } = await busyOutfit(asha.id, ravi.id);
    await database.insert(cartEntries).values({ userId: asha.id, outfitId, quantity: 2 });
    await database.insert(identities).values({ userId: asha.id, issuer: "https://id.example", subject: "1" });
    await database.insert(idempotencyKeys).values({ owner: asha.id, key: "k", requestHash: "h" });
    const invalidateTags = vi.spyOn(shop.app, "invalidateTags");

    const response = await remove(asha.id, asha.headers);

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ success: true, message: messages.deleted });
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(response.cookies).toMatchObject([{ name: "__Secure-session", value: "", maxAge: 0 }]);
    expect(invalidateTags).toHaveBeenCalledWith([outfitTag(outfitId)]);
    for (const table of [cartEntries, identities, idempotencyKeys]) {
      expect(await database.select().from(table)).toEqual([]);
    }
    expect(await database.select({ userId: sessions.userId }).from(sessions)).toEqual([{ userId: ravi.id }]);
    expect(await database.select({ id: users.id }).from(users)).toEqual([{ id: ravi.id }]);
    for (const table of [outfitReactions, commentReactions, replyReactions]) {
      const left = await database.select({ userId: table.userId }).from(table);
      expect(new Set(left.map(({ userId }) => userId))).toEqual(new Set([ravi.id]));
    }
    const remaining = await database.select({ id: comments.id, userId: comments.userId }).from(comments);
    expect(new Map(remaining.map(({ id, userId }) => [id, userId]))).toEqual(
      new Map([
        [commentIds[0], null],
        [commentIds[1], ravi.id],
      ]),
    );
    await expectExactCounters();
    const outfit = (await shop.app.inject(`/backend/outfit/${outfitId}`)).json();
    expect(outfit).toMatchObject({ numberOfLikes: 0, numberOfDislikes: 1, numberOfComments: 2, likes: [] });
  });

  it("removes the user's boards, what they saved and their alerts, and counts the saves back", async () => {
    const { database } = shop;
    const asha = await signUpAndIn(shop);
    const ravi = await signedInUser();
    const outfitId = await createOutfit(database);
    const shared = await createBoard(database, { userId: asha.id, isPublic: true, outfitIds: [outfitId] });
    const kept = await createBoard(database, { userId: ravi.id, outfitIds: [outfitId] });
    await database.insert(alertSettings).values({ userId: asha.id, priceDrops: true });
    const invalidateTags = vi.spyOn(shop.app, "invalidateTags");

    await remove(asha.id, asha.headers);

    expect(invalidateTags).toHaveBeenCalledWith([outfitTag(outfitId), boardTag(shared)]);
    expect(await database.select({ id: boards.id }).from(boards)).toEqual([{ id: kept }]);
    expect(await database.select({ id: boardOutfits.boardId }).from(boardOutfits)).toEqual([{ id: kept }]);
    expect(await database.select({ id: savedOutfits.userId }).from(savedOutfits)).toEqual([{ id: ravi.id }]);
    expect(await database.select().from(alertSettings)).toEqual([]);
    const outfit = (await shop.app.inject(`/backend/outfit/${outfitId}`)).json();
    expect(outfit).toMatchObject({ numberOfSaves: 1 });
  });

  it.each([
    ["", 2, { username: null }],
    ["?looks=keep", 2, { username: null }],
    ["?looks=remove", 1, null],
  ])("with %s leaves %s outfits in lists, boards and carts", async (query, left, stylist) => {
    const { database } = shop;
    const asha = await signedInUser();
    const ravi = await signedInUser();
    const styled = await createOutfit(database, { stylistId: asha.id });
    const ofShop = await createOutfit(database);
    const outfitIds = [styled, ofShop];
    await createComment(database, { outfitId: styled, userId: ravi.id });
    await createBoard(database, { userId: ravi.id, outfitIds });
    await database.insert(cartEntries).values(outfitIds.map((outfitId) => ({ ...cartOf(ravi), outfitId })));
    const list = async () => (await shop.app.inject("/backend/outfit/getoutfits")).json<OutfitList>().outfits;
    expect(await list()).toHaveLength(2);

    expect((await remove(`${asha.id}${query}`, asha.headers)).statusCode).toBe(200);

    const listed = await list();
    expect(listed).toHaveLength(left);
    expect(listed.find(({ _id }) => _id === styled)?.stylist ?? null).toEqual(stylist);
    expect(await database.select().from(cartEntries)).toHaveLength(left);
    expect(await database.select().from(boardOutfits)).toHaveLength(left);
    const deleted = await database.select().from(administratorActivity);
    expect(deleted.map(({ action, subjectId }) => [action, subjectId])).toEqual(
      left === 1 ? [["deleted", styled]] : [],
    );
  });

  it("does not guess what becomes of the looks", async () => {
    const { id, headers } = await signedInUser();
    expect((await remove(`${id}?looks=sell`, headers)).statusCode).toBe(400);
    expect(await shop.database.$count(users)).toBe(1);
  });

  it("takes the confirmed address off the newsletter and withdraws its emails, and leaves an unconfirmed one", async () => {
    const { database } = shop;
    for (const [email, emailConfirmedAt] of [
      ["asha@mail.example", new Date()],
      ["ravi@mail.example", null],
    ] as const) {
      const { id, headers } = await signedInUser({ email, emailConfirmedAt });
      const [subscription] = await database
        .insert(subscriptions)
        .values({ email, unsubscribeHash: randomUUID(), confirmedAt: new Date() })
        .returning({ id: subscriptions.id });
      const about = `newsletter/${subscription?.id}`;
      const content = {
        recipient: email,
        unproved: false,
        subject: "Welcome",
        text: "Welcome",
        html: "Welcome",
      };
      await enqueueEmail(database, { about, event: "welcome", ...content });
      expect((await remove(id, headers)).statusCode).toBe(200);
    }

    const subscribed = await database
      .select()
      .from(subscriptions)
      .where(isNull(subscriptions.unsubscribedAt));
    expect(subscribed).toMatchObject([{ email: "ravi@mail.example" }]);
    expect(await database.select().from(outboxMessages)).toMatchObject([{ recipient: "ravi@mail.example" }]);
    expect(JSON.stringify(await database.select().from(subscriptions))).not.toContain("asha@mail");
  });

  // covers: account-deletion-01
  it("ends every session", async () => {
    const asha = await signUpAndIn(shop);
    const elsewhere = bearer(await createSession(shop.database, asha.id));
    await remove(asha.id, asha.headers);

    expect((await remove(asha.id, asha.headers)).statusCode).toBe(401);
    expect(await checkAuth(shop, elsewhere)).toBe(401);
    expect(await checkAuth(shop, { cookie: asha.cookie })).toBe(401);
    await signUpAndIn(shop);
  });

  // covers: roles-12, own-account-01
  it("accepts only the user's own account, also from administrators", async () => {
    const asha = await signedInUser();
    const admin = await signedInUser({ isAdmin: true });

    expect((await remove(asha.id)).statusCode).toBe(401);
    expect((await remove(asha.id, admin.headers)).statusCode).toBe(403);
    expect((await remove(randomUUID(), asha.headers)).statusCode).toBe(403);
    expect((await remove("nonsense", asha.headers)).statusCode).toBe(404);
    expect(await shop.database.select().from(users)).toHaveLength(2);
  });

  // covers: account-deletion-05
  it("never deletes the last administrator", async () => {
    const first = await signedInUser({ isAdmin: true });
    const second = await signedInUser({ isAdmin: true });

    const responses = await Promise.all([first, second].map(({ id, headers }) => remove(id, headers)));

    expect(responses.map((response) => response.statusCode).sort()).toEqual([200, 409]);
    const refused = responses.find((response) => response.statusCode === 409);
    expect(refused?.json()).toMatchObject({
      message: ACCOUNT_ERRORS.lastAdministrator.text,
      code: "CONFLICT",
    });
    expect(await shop.database.select().from(users).where(eq(users.isAdmin, true))).toHaveLength(1);
  });

  // covers: account-deletion-02
  it("succeeds beside concurrent reactions, comments and deletions, and counters stay exact", async () => {
    const { app, database } = shop;
    const leaving = await Promise.all(Array.from({ length: 6 }, () => signedInUser()));
    const staying = await Promise.all(Array.from({ length: 3 }, () => signedInUser()));
    const admin = await signedInUser({ isAdmin: true });
    const outfitIds = await createOutfits(database, [{}, {}, {}]);
    const made: { outfitId: string; commentId: string; replyId: string }[] = [];
    for (const { id: userId } of leaving) {
      for (const outfitId of outfitIds) {
        await database.insert(outfitReactions).values({ outfitId, userId, kind: "like" });
        const commentId = await createComment(database, { outfitId, userId });
        await database.insert(commentReactions).values({ commentId, userId, kind: "dislike" });
        made.push({ outfitId, commentId, replyId: await createReply(database, { commentId, userId }) });
      }
    }
    for (const { replyId } of made) {
      const likes = leaving.map(({ id: userId }) => ({ replyId, userId, kind: "like" as const }));
      await database.insert(replyReactions).values(likes);
    }
    await countEngagement(database);

    const call = async (
      { headers }: { headers: Record<string, string> },
      method: "PUT" | "POST" | "DELETE",
      path: string,
    ) => {
      const payload = method === "POST" ? { payload: { text: "Lovely" } } : {};
      return (await app.inject({ method, url: `/backend/outfit${path}`, headers, ...payload })).statusCode;
    };
    const others = [...leaving, ...staying].flatMap((person, index) => {
      const { outfitId, commentId, replyId } = made[index] ?? { outfitId: "", commentId: "", replyId: "" };
      return [
        call(person, "PUT", `/like/${outfitId}`),
        call(person, "PUT", `/reply/dislike/${outfitId}/${commentId}/${replyId}`),
        call(person, "PUT", `/comment/like/${outfitId}/${commentId}`),
        call(person, "POST", `/reply/${outfitId}/${commentId}`),
        call(person, "POST", `/comment/${outfitId}`),
        call(admin, "DELETE", `/comment/${made[index * 2]?.outfitId}/${made[index * 2]?.commentId}`),
      ];
    });
    const [responses, statuses] = await Promise.all([
      Promise.all(leaving.map(({ id, headers }) => remove(id, headers))),
      Promise.all(others),
      Promise.all(outfitIds.map((id) => app.inject(`/backend/outfit/${id}`))),
    ]);

    expect(responses.map((response) => response.statusCode)).toEqual(Array(leaving.length).fill(200));
    // Calls return 401 or 404 after a deletion on which they depend.
    expect(statuses.filter((status) => ![200, 201, 401, 404].includes(status))).toEqual([]);
    await expectExactCounters();
  });
});
