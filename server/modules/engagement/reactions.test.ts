import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Outfit } from "#contract/outfit/outfit.ts";
import { createComment, createReply } from "#tests/factories/comment-factory.ts";
import { createOutfit } from "#tests/factories/outfit-factory.ts";
import { expectExactCounters } from "#tests/setup/counter-drift.ts";
import { call, callForOutfit, signIn } from "#tests/setup/engagement-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop({ cache: true });

const SUBJECTS = ["outfit", "comment", "reply"] as const;
type Subject = (typeof SUBJECTS)[number];

async function createContributions(overrides = {}) {
  const outfitId = await createOutfit(shop.database, overrides);
  const commentId = await createComment(shop.database, { outfitId });
  const replyId = await createReply(shop.database, { commentId });
  return { outfitId, commentId, replyId };
}
type Contributions = Awaited<ReturnType<typeof createContributions>>;

function put(subject: Subject, kind: string, { outfitId, commentId, replyId }: Contributions): string {
  switch (subject) {
    case "outfit":
      return `PUT /${kind}/${outfitId}`;
    case "comment":
      return `PUT /comment/${kind}/${outfitId}/${commentId}`;
    case "reply":
      return `PUT /reply/${kind}/${outfitId}/${commentId}/${replyId}`;
  }
}

function reactionsOf(subject: Subject, outfit: Outfit) {
  const comment = outfit.comments[0];
  const shown = { outfit, comment, reply: comment?.replies[0] }[subject];
  return shown && [shown.likes, shown.dislikes, shown.numberOfLikes, shown.numberOfDislikes];
}

describe.each(SUBJECTS)("reacting to an %s", (subject) => {
  // covers: states-50, calls-25, calls-28, calls-31, responses-10, reactions-01
  it.each([
    { before: [], press: "like", after: "like" },
    { before: [], press: "dislike", after: "dislike" },
    { before: ["like"], press: "like", after: "none" },
    { before: ["like"], press: "dislike", after: "dislike" },
    { before: ["dislike"], press: "like", after: "like" },
    { before: ["dislike"], press: "dislike", after: "none" },
  ])("$before, then $press: $after", async ({ before, press, after }) => {
    const ids = await createContributions();
    const caller = await signIn(shop);
    const other = await signIn(shop);
    await callForOutfit(shop, put(subject, "like", ids), other.headers);
    for (const kind of before) await callForOutfit(shop, put(subject, kind, ids), caller.headers);

    const outfit = await callForOutfit(shop, put(subject, press, ids), caller.headers);

    const likes = after === "like" ? [caller.userId, other.userId] : [other.userId];
    const dislikes = after === "dislike" ? [caller.userId] : [];
    expect(reactionsOf(subject, outfit)).toEqual([likes, dislikes, likes.length, dislikes.length]);
    expect(outfit.items.every((item) => item.itemLink)).toBe(true);
    await expectExactCounters(shop.database);
  });

  it("requires a valid session", async () => {
    const ids = await createContributions();

    for (const headers of [
      {},
      { authorization: `Bearer ${"x".repeat(43)}` },
      { authorization: "Basic eDp5" },
    ]) {
      const response = await call(shop, put(subject, "like", ids), headers);
      expect(response.statusCode).toBe(401);
      expect(response.json()).toMatchObject({ success: false, code: "UNAUTHENTICATED" });
    }
    const visible = await callForOutfit(shop, `GET /${ids.outfitId}`);
    expect(reactionsOf(subject, visible)).toEqual([[], [], 0, 0]);
  });

  it("of an inactive outfit returns 404, except to administrators", async () => {
    const ids = await createContributions({ isActive: false });
    const user = await signIn(shop);
    const admin = await signIn(shop, { isAdmin: true });

    expect((await call(shop, put(subject, "like", ids), user.headers)).statusCode).toBe(404);
    const outfit = await callForOutfit(shop, put(subject, "like", ids), admin.headers);
    expect(reactionsOf(subject, outfit)).toEqual([[admin.userId], [], 1, 0]);
  });
});

// covers: input-01
it.each([
  ["a malformed outfit", { outfitId: "1" }],
  ["an unknown outfit", { outfitId: randomUUID() }],
  ["a malformed comment", { commentId: "%00" }],
  ["an unknown comment", { commentId: randomUUID() }],
  ["a malformed reply", { replyId: "undefined" }],
  ["an unknown reply", { replyId: randomUUID() }],
])("returns 404 for %s", async (_name, wrong) => {
  const ids = { ...(await createContributions()), ...wrong };
  const { headers } = await signIn(shop);
  const subjects = SUBJECTS.slice("outfitId" in wrong ? 0 : "commentId" in wrong ? 1 : 2);

  for (const subject of subjects) {
    const response = await call(shop, put(subject, "dislike", ids), headers);
    expect(response.statusCode, subject).toBe(404);
    expect(response.json()).toMatchObject({ success: false, code: "NOT_FOUND" });
  }
  await expectExactCounters(shop.database);
});

it("returns 404 for a comment of another outfit and a reply of another comment", async () => {
  const [one, two] = [await createContributions(), await createContributions()];
  const sibling = await createComment(shop.database, { outfitId: one.outfitId });
  const { headers } = await signIn(shop);

  for (const request of [
    put("comment", "like", { ...one, commentId: two.commentId }),
    put("reply", "like", { ...one, commentId: two.commentId, replyId: two.replyId }),
    put("reply", "like", { ...one, commentId: sibling }),
  ]) {
    expect((await call(shop, request, headers)).statusCode, request).toBe(404);
  }
});
