import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { CommentPage, Outfit, ReplyPage } from "#contract/outfit/outfit.ts";
import {
  createComment,
  createReply,
  reactToComment,
  reactToOutfit,
} from "#tests/factories/comment-factory.ts";
import { createOutfit } from "#tests/factories/outfit-factory.ts";
import { bearer, createSession, createUser, createUsers } from "#tests/factories/user-factory.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop({ cache: true });

const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1_000);

async function signIn(overrides = {}) {
  const userId = await createUser(shop.database, overrides);
  return { userId, headers: bearer(await createSession(shop.database, userId)) };
}

async function read(id: string, headers = {}): Promise<Outfit> {
  const response = await shop.app.inject({ url: `/backend/outfit/${id}`, headers });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<Outfit>();
}

describe("GET outfit/{id}", () => {
  // covers: product-14, fields-10, calls-16, outfit-view-06, outfit-view-10, item-links-03
  it("shows a visitor the first three items without links", async () => {
    const id = await createOutfit(shop.database);

    const outfit = await read(id);

    expect(outfit).toMatchObject({ _id: id, numberOfItems: 4, totalPrice: 6297.49, version: 1 });
    expect(outfit.items.map((item) => item.itemName)).toEqual([
      "White linen shirt",
      "Indigo wide-leg jeans",
      "Tan leather sandals",
    ]);
    expect(outfit.items[1]?.itemPrice).toBe(2499.5);
    expect(JSON.stringify(outfit)).not.toContain("itemLink");
    expect(JSON.stringify(outfit)).not.toContain("shop.example/p");
  });

  // covers: product-02, product-20, roles-17, item-links-01, item-links-02
  it("shows a signed-in user every item with its link", async () => {
    const id = await createOutfit(shop.database);
    const { headers } = await signIn();

    const outfit = await read(id, headers);

    expect(outfit.items).toHaveLength(4);
    expect(outfit.items.every((item) => item.itemLink?.startsWith("https://shop.example/p/"))).toBe(true);
  });

  // covers: item-links-01
  it.each(["nonsense", "x".repeat(60)])("treats the unknown token %s as a visitor", async (token) => {
    const id = await createOutfit(shop.database);

    expect((await read(id, bearer(token))).items).toHaveLength(3);
  });

  // covers: sessions-03
  it("treats an expired session as a visitor", async () => {
    const id = await createOutfit(shop.database);
    const userId = await createUser(shop.database);
    const token = await createSession(shop.database, userId, secondsAgo(1));

    expect((await read(id, bearer(token))).items).toHaveLength(3);
  });

  // covers: inactive-01, inactive-03
  it("returns an inactive outfit to administrators only", async () => {
    const id = await createOutfit(shop.database, { isActive: false });
    const user = await signIn();
    const admin = await signIn({ isAdmin: true });

    const asVisitor = await shop.app.inject(`/backend/outfit/${id}`);
    const asUser = await shop.app.inject({ url: `/backend/outfit/${id}`, headers: user.headers });

    expect(asVisitor.statusCode).toBe(404);
    expect(asUser.statusCode).toBe(404);
    expect((await read(id, admin.headers)).isActive).toBe(false);
  });

  // covers: calls-17, error-body-03, input-01
  it.each(["1", "undefined", "../users", "%00", randomUUID(), "a".repeat(199), "%F0%9F%92%83"])(
    "returns 404 for the id %s",
    async (id) => {
      const response = await shop.app.inject(`/backend/outfit/${id}`);

      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ success: false, code: "NOT_FOUND" });
    },
  );

  // covers: fields-15, reactions-03
  it("lists the users who reacted, newest first, always including the caller", async () => {
    const id = await createOutfit(shop.database);
    const caller = await signIn();
    const others = await Promise.all(Array.from({ length: 3 }, () => createUser(shop.database)));
    const disliker = await createUser(shop.database);
    await reactToOutfit(shop.database, id, "like", [caller.userId, ...others]);
    await reactToOutfit(shop.database, id, "dislike", [disliker]);

    const outfit = await read(id, caller.headers);

    expect(outfit.likes).toEqual([...others.toReversed(), caller.userId]);
    expect(outfit.dislikes).toEqual([disliker]);
    expect(outfit).toMatchObject({ numberOfLikes: 4, numberOfDislikes: 1 });
  });

  // covers: reactions-04
  it("lists at most a thousand users who reacted, including the caller, and counts all", async () => {
    const id = await createOutfit(shop.database);
    const caller = await signIn();
    const others = await createUsers(shop.database, 1_004);
    await reactToOutfit(shop.database, id, "like", [caller.userId, ...others]);

    const outfit = await read(id, caller.headers);
    const asVisitor = await read(id);

    expect(outfit.numberOfLikes).toBe(1_005);
    expect(outfit.likes).toEqual([...others.toReversed().slice(0, 999), caller.userId]);
    expect(asVisitor.numberOfLikes).toBe(1_005);
    expect(asVisitor.likes).toEqual(others.toReversed().slice(0, 1_000));
  });

  // covers: fields-21, fields-24, fields-26
  it("gives every item, comment and reply an id", async () => {
    const id = await createOutfit(shop.database);
    const { userId, headers } = await signIn({ username: "asha", fullName: "Asha Rao" });
    const commentId = await createComment(shop.database, { outfitId: id, userId });
    const replyId = await createReply(shop.database, { commentId, userId, createdAt: secondsAgo(5) });

    const { items, comments } = await read(id, headers);

    expect(new Set(items.map((item) => item.itemId)).size).toBe(4);
    expect(comments[0]?.commentId).toBe(commentId);
    expect(comments[0]?.replies).toEqual([
      {
        replyId,
        userId,
        username: "asha",
        userFullName: "Asha Rao",
        byAdministrator: false,
        text: "So true",
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        likes: [],
        dislikes: [],
        numberOfLikes: 0,
        numberOfDislikes: 0,
      },
    ]);
  });

  // covers: fields-16, fields-22, fields-25, account-deletion-04, comments-04
  it("has comments newest first and replies oldest first, with their authors and counts", async () => {
    const id = await createOutfit(shop.database);
    const asha = await createUser(shop.database, { username: "asha", fullName: "Asha Rao" });
    const older = await createComment(shop.database, {
      outfitId: id,
      userId: asha,
      text: "<b>older</b>",
      createdAt: secondsAgo(60),
    });
    await createComment(shop.database, {
      outfitId: id,
      userId: null,
      text: "newer",
      createdAt: secondsAgo(30),
    });
    await createReply(shop.database, {
      commentId: older,
      userId: asha,
      text: "first",
      createdAt: secondsAgo(20),
    });
    await createReply(shop.database, {
      commentId: older,
      userId: null,
      text: "second",
      createdAt: secondsAgo(10),
    });
    await reactToComment(shop.database, older, asha, "dislike");

    const { comments, numberOfComments } = await read(id);

    expect(numberOfComments).toBe(2);
    expect(comments.map((comment) => comment.text)).toEqual(["newer", "<b>older</b>"]);
    expect(comments[0]).toMatchObject({ userId: null, username: "", userFullName: "", replies: [] });
    expect(comments[1]).toMatchObject({
      username: "asha",
      userFullName: "Asha Rao",
      numberOfReplies: 2,
      dislikes: [asha],
      likes: [],
    });
    expect(comments[1]?.replies.map((reply) => reply.text)).toEqual(["first", "second"]);
  });

  // covers: comments-01, comments-02
  it("has at most 50 comments and 20 replies each; the rest is paged", async () => {
    const id = await createOutfit(shop.database);
    const commentIds: string[] = [];
    for (let index = 0; index < 53; index++) {
      const createdAt = secondsAgo(1_000 - index);
      commentIds.push(
        await createComment(shop.database, { outfitId: id, text: `comment ${index}`, createdAt }),
      );
    }
    const newest = commentIds[52] ?? "";
    for (let index = 0; index < 23; index++) {
      const createdAt = secondsAgo(500 - index);
      await createReply(shop.database, { commentId: newest, text: `reply ${index}`, createdAt });
    }

    const outfit = await read(id);
    const comments = await shop.app.inject(`/backend/outfit/${id}/comments?startIndex=50&limit=2`);
    const replies = await shop.app.inject(`/backend/outfit/${id}/comments/${newest}/replies?startIndex=20`);

    expect(outfit.comments).toHaveLength(50);
    expect(outfit.numberOfComments).toBe(53);
    expect(outfit.comments[0]?.replies).toHaveLength(20);
    expect(outfit.comments[0]?.numberOfReplies).toBe(23);
    const page = comments.json<CommentPage>();
    expect(page.comments.map((comment) => comment.text)).toEqual(["comment 2", "comment 1"]);
    expect(page.hasMore).toBe(true);
    const rest = replies.json<ReplyPage>();
    expect(rest.replies.map((reply) => reply.text)).toEqual(["reply 20", "reply 21", "reply 22"]);
    expect(rest.hasMore).toBe(false);
  });

  // covers: input-04
  it.each([
    ["comments?startIndex=-1", 400],
    ["comments?limit=51", 400],
    ["comments?limit=", 200],
    ["comments/nonsense/replies", 404],
    [`comments/${randomUUID()}/replies`, 200],
  ])("returns for %s the status %i", async (rest, status) => {
    const id = await createOutfit(shop.database);

    expect((await shop.app.inject(`/backend/outfit/${id}/${rest}`)).statusCode).toBe(status);
  });

  // covers: inactive-01
  it("hides an inactive outfit's comments and replies", async () => {
    const id = await createOutfit(shop.database, { isActive: false });
    const commentId = await createComment(shop.database, { outfitId: id });

    for (const rest of ["comments", `comments/${commentId}/replies`]) {
      expect((await shop.app.inject(`/backend/outfit/${id}/${rest}`)).statusCode).toBe(404);
    }
  });
});
