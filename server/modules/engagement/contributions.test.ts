import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { COMMENT_MAX_LENGTH, REPLY_MAX_LENGTH } from "#contract/limits.ts";
import { ENGAGEMENT_MESSAGES } from "#contract/messages/engagement.ts";
import type { Outfit } from "#contract/outfit/outfit.ts";
import { administratorActivity } from "#server/db/schema/activity.ts";
import { commentReactions, comments, replies, replyReactions } from "#server/db/schema/engagement.ts";
import { users } from "#server/db/schema/users.ts";
import { createComment, createReply } from "#tests/factories/comment-factory.ts";
import { createOutfit } from "#tests/factories/outfit-factory.ts";
import { expectExactCounters } from "#tests/setup/counter-drift.ts";
import { call, callForOutfit, signIn } from "#tests/setup/engagement-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop({ cache: true });

async function createContributions(authorId: string | null = null, overrides = {}) {
  const outfitId = await createOutfit(shop.database, overrides);
  const commentId = await createComment(shop.database, { outfitId, userId: authorId });
  const replyId = await createReply(shop.database, { commentId, userId: authorId });
  return { outfitId, commentId, replyId };
}
type Contributions = Awaited<ReturnType<typeof createContributions>>;

const KINDS = [
  {
    name: "comment",
    max: COMMENT_MAX_LENGTH,
    tooLong: ENGAGEMENT_MESSAGES.commentTooLong,
    post: ({ outfitId }: Contributions) => `POST /comment/${outfitId}`,
    remove: ({ outfitId, commentId }: Contributions) => `DELETE /comment/${outfitId}/${commentId}`,
    newest: (outfit: Outfit) => outfit.comments[0],
    idOf: ({ commentId }: Contributions) => commentId,
  },
  {
    name: "reply",
    max: REPLY_MAX_LENGTH,
    tooLong: ENGAGEMENT_MESSAGES.replyTooLong,
    post: ({ outfitId, commentId }: Contributions) => `POST /reply/${outfitId}/${commentId}`,
    remove: ({ outfitId, commentId, replyId }: Contributions) =>
      `DELETE /reply/${outfitId}/${commentId}/${replyId}`,
    newest: (outfit: Outfit) => outfit.comments[0]?.replies.at(-1),
    idOf: ({ replyId }: Contributions) => replyId,
  },
];

describe.each(KINDS)("a $name", ({ max, tooLong, post, remove, newest, idOf }) => {
  // covers: calls-26, calls-29, responses-10, reactions-06, comments-05
  it("is added by a signed-in user, and the response is the whole outfit", async () => {
    const ids = await createContributions();
    const { userId, headers } = await signIn(shop, { username: "asha", fullName: "Asha Rao" });

    const outfit = await callForOutfit(shop, post(ids), headers, "  Where is the bag from?\n");

    expect(newest(outfit)).toMatchObject({
      userId,
      username: "asha",
      userFullName: "Asha Rao",
      text: "Where is the bag from?",
      likes: [],
      numberOfDislikes: 0,
    });
    expect(outfit.items).toHaveLength(4);
    expect(await callForOutfit(shop, `GET /${ids.outfitId}`, headers)).toEqual(outfit);
    await expectExactCounters(shop.database);
  });

  // covers: validation-34, constants-09, comments-05, comments-06
  it.each([
    ["HTML", "<script>alert(1)</script><img src=x onerror=alert(1)>"],
    ["SQL", "'); drop table comments; --"],
    ["emoji", "👩🏽‍🎤👗✨"],
    ["right to left", "\u202Eإطلالة جميلة"],
    ["zero width within", "a\u200Bb\u2060c"],
    ["lines", "one\n\ntwo\tthree"],
    ["the longest", "x".repeat(max)],
  ])("stores %s unchanged", async (_name, text) => {
    const ids = await createContributions();
    const { headers } = await signIn(shop);

    const outfit = await callForOutfit(shop, post(ids), headers, text);

    expect(newest(outfit)?.text).toBe(text);
  });

  it("replaces half a surrogate pair", async () => {
    const ids = await createContributions();
    const { headers } = await signIn(shop);

    const outfit = await callForOutfit(shop, post(ids), headers, "a\ud83db");

    expect(newest(outfit)?.text).toBe("a\ufffdb");
  });

  // covers: validation-32, validation-34, validation-35, constants-09, comments-05
  it.each([
    ["nothing", "", ENGAGEMENT_MESSAGES.textRequired],
    ["blanks", " \n\t\u00a0\u3000", ENGAGEMENT_MESSAGES.textRequired],
    ["only zero-width characters", "\u200b\u200d\u2060\ufeff", ENGAGEMENT_MESSAGES.textRequired],
    ["NUL", "a\u0000b", ENGAGEMENT_MESSAGES.textRequired],
    ["one character too many", "x".repeat(max + 1), tooLong],
    ["a number", 7, ENGAGEMENT_MESSAGES.textRequired],
    ["null", null, ENGAGEMENT_MESSAGES.textRequired],
    ["a list", ["hello"], ENGAGEMENT_MESSAGES.textRequired],
    ["an object", { toString: "hello" }, ENGAGEMENT_MESSAGES.textRequired],
  ])("rejects %s", async (_name, text, message) => {
    const ids = await createContributions();
    const { headers } = await signIn(shop);

    const response = await call(shop, post(ids), headers, text);

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      success: false,
      code: "VALIDATION_FAILED",
      message,
      details: [{ path: "text", message }],
    });
    expect(await callForOutfit(shop, `GET /${ids.outfitId}`)).toMatchObject({
      numberOfComments: 1,
      comments: [{ numberOfReplies: 1 }],
    });
  });

  it("requires a body", async () => {
    const { headers } = await signIn(shop);

    expect((await call(shop, post(await createContributions()), headers)).statusCode).toBe(400);
  });

  // covers: input-02
  it("uses only the text of the body", async () => {
    const ids = await createContributions();
    const { userId, headers } = await signIn(shop);
    const response = await shop.app.inject({
      method: "POST",
      url: `/backend/outfit${post(ids).split(" ")[1]}`,
      headers,
      payload: { text: "Mine", userId: randomUUID(), likeCount: 9, createdAt: "2001-01-01T00:00:00Z" },
    });

    const written = newest(response.json<Outfit>());
    expect(written).toMatchObject({ text: "Mine", userId, numberOfLikes: 0 });
    expect(Date.parse(written?.createdAt ?? "")).toBeGreaterThan(Date.now() - 60_000);
  });

  // covers: roles-16, calls-27, calls-30, responses-10
  it("is deleted once, by its author", async () => {
    const author = await signIn(shop);
    const ids = await createContributions(author.userId);

    const outfit = await callForOutfit(shop, remove(ids), author.headers);

    expect(newest(outfit)).toBeUndefined();
    expect((await call(shop, remove(ids), author.headers)).statusCode).toBe(404);
    await expectExactCounters(shop.database);
  });

  // covers: roles-22
  it("is deleted by an administrator, even without author", async () => {
    const admin = await signIn(shop, { isAdmin: true });

    expect(
      newest(await callForOutfit(shop, remove(await createContributions()), admin.headers)),
    ).toBeUndefined();
    await expectExactCounters(shop.database);
  });

  it("is recorded where an administrator deletes that of another person, and no other", async () => {
    const author = await signIn(shop);
    const admin = await signIn(shop, { isAdmin: true });
    await callForOutfit(shop, remove(await createContributions(author.userId)), author.headers);
    await callForOutfit(shop, remove(await createContributions(admin.userId)), admin.headers);
    expect(await shop.database.$count(administratorActivity)).toBe(0);

    const ids = await createContributions(author.userId);
    const { category, section } = await callForOutfit(shop, remove(ids), admin.headers);
    expect((await call(shop, remove(ids), admin.headers)).statusCode).toBe(404);
    expect(await shop.database.select().from(administratorActivity)).toMatchObject([
      {
        ...{ administratorId: admin.userId, action: "removed", isAutomatic: false, before: null },
        ...{ subjectKind: "text", subjectId: idOf(ids), subjectName: `${category} · ${section}` },
      },
    ]);
  });

  // covers: roles-16
  it("is not deleted by another user", async () => {
    const author = await signIn(shop);
    const other = await signIn(shop);
    const former = await signIn(shop, { isAdmin: true });
    await shop.database.update(users).set({ isAdmin: false }).where(eq(users.id, former.userId));
    const ids = await createContributions(author.userId);

    const statuses = [];
    for (const headers of [{}, other.headers, former.headers]) {
      statuses.push((await call(shop, remove(ids), headers)).statusCode);
    }

    expect(statuses).toEqual([401, 403, 403]);
    expect(newest(await callForOutfit(shop, `GET /${ids.outfitId}`))?.userId).toBe(author.userId);
  });

  it("of an inactive outfit is created and deleted by administrators only", async () => {
    const author = await signIn(shop);
    const admin = await signIn(shop, { isAdmin: true });
    const ids = await createContributions(author.userId, { isActive: false });

    expect((await call(shop, post(ids), author.headers, "Hello")).statusCode).toBe(404);
    expect((await call(shop, remove(ids), author.headers)).statusCode).toBe(404);
    await callForOutfit(shop, post(ids), admin.headers, "Hello");
    await callForOutfit(shop, remove(ids), admin.headers);
  });

  it("requires a valid session before anything else", async () => {
    const ids = await createContributions();

    expect((await call(shop, post(ids), {}, "Hello")).statusCode).toBe(401);
    expect((await call(shop, post(ids), {}, "")).statusCode).toBe(401);
    expect((await call(shop, post({ ...ids, outfitId: "1" }), {}, "Hello")).statusCode).toBe(401);
  });

  // covers: input-01
  it.each(["1", "undefined", "%00", "..%2f..", randomUUID()])("returns 404 for the id %s", async (id) => {
    const { headers } = await signIn(shop, { isAdmin: true });
    const ids = await createContributions();

    for (const wrong of [{ outfitId: id }, { outfitId: id, commentId: id, replyId: id }]) {
      expect((await call(shop, post({ ...ids, ...wrong }), headers, "Hello")).statusCode).toBe(404);
      expect((await call(shop, remove({ ...ids, ...wrong }), headers)).statusCode).toBe(404);
    }
  });
});

it("deleting a comment deletes its replies and all reactions", async () => {
  const author = await signIn(shop);
  const { outfitId, commentId, replyId } = await createContributions(author.userId);
  await callForOutfit(shop, `PUT /comment/like/${outfitId}/${commentId}`, author.headers);
  await callForOutfit(shop, `PUT /reply/dislike/${outfitId}/${commentId}/${replyId}`, author.headers);

  const outfit = await callForOutfit(shop, `DELETE /comment/${outfitId}/${commentId}`, author.headers);

  expect(outfit).toMatchObject({ numberOfComments: 0, comments: [] });
  for (const table of [comments, replies, commentReactions, replyReactions]) {
    expect(await shop.database.$count(table)).toBe(0);
  }
});

it("a comment of another outfit and a reply of another comment are not found", async () => {
  const { userId, headers } = await signIn(shop, { isAdmin: true });
  const [one, two] = [await createContributions(userId), await createContributions(userId)];
  const sibling = await createComment(shop.database, { outfitId: one.outfitId, userId });

  for (const request of [
    `DELETE /comment/${one.outfitId}/${two.commentId}`,
    `DELETE /reply/${one.outfitId}/${two.commentId}/${two.replyId}`,
    `DELETE /reply/${one.outfitId}/${sibling}/${one.replyId}`,
    `DELETE /reply/${one.outfitId}/${one.commentId}/${two.replyId}`,
  ]) {
    expect((await call(shop, request, headers)).statusCode, request).toBe(404);
  }
  expect((await call(shop, `POST /reply/${one.outfitId}/${two.commentId}`, headers, "Hi")).statusCode).toBe(
    404,
  );
  expect(await shop.database.$count(comments)).toBe(3);
  expect(await shop.database.$count(replies)).toBe(2);
});
