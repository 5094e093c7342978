import { randomUUID } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { ModerationQueue } from "#contract/engagement/moderation.ts";
import { REPORT_NOTE_MAX_LENGTH } from "#contract/limits.ts";
import { MODERATION_ERRORS, MODERATION_MESSAGES as messages } from "#contract/messages/moderation.ts";
import { administratorActivity } from "#server/db/schema/activity.ts";
import { comments, contributionReports, replies } from "#server/db/schema/engagement.ts";
import { sessions, users } from "#server/db/schema/users.ts";
import { createComment, createReply } from "#tests/factories/comment-factory.ts";
import { createOutfit } from "#tests/factories/outfit-factory.ts";
import { createUser } from "#tests/factories/user-factory.ts";
import { checkAuth } from "#tests/setup/account-calls.ts";
import { expectExactCounters } from "#tests/setup/counter-drift.ts";
import { type Caller, callForOutfit, signIn, signInMany } from "#tests/setup/engagement-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { deleteOldReports } from "./report-contribution.ts";

const shop = testShop({ cache: true });

const send = ({ headers }: Caller, url: string, payload: object) =>
  shop.app.inject({ method: "POST", url: `/backend/${url}`, headers, payload });
const report = (caller: Caller, path: string, payload: object = { reason: "spam" }) =>
  send(caller, `outfit/report/${path}`, payload);
const decide = (caller: Caller, id: string, action: string) =>
  send(caller, `moderation/admin/${id}`, { action });

async function queue({ headers }: Caller, query = ""): Promise<ModerationQueue> {
  const response = await shop.app.inject({ url: `/backend/moderation/admin/queue${query}`, headers });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

/** A comment with a reply, each by another author. */
async function createContributions() {
  const outfitId = await createOutfit(shop.database);
  const [authorId, replierId] = [await createUser(shop.database), await createUser(shop.database)];
  const commentId = await createComment(shop.database, { outfitId, userId: authorId, text: "A comment" });
  const replyId = await createReply(shop.database, { commentId, userId: replierId, text: "A reply" });
  return { outfitId, commentId, replyId, authorId, replierId };
}
const held = () => ({ heldAt: new Date(), queuedAt: new Date(), holdReasons: ["words" as const] });
const administrator = (username = "boss") => signIn(shop, { isAdmin: true, username });

const reporters = (count: number) => signInMany(shop, count, { emailConfirmedAt: new Date() });

const KINDS = [
  {
    kind: "comment",
    path: ({ outfitId, commentId }: Awaited<ReturnType<typeof createContributions>>) =>
      `${outfitId}/${commentId}`,
    idOf: ({ commentId }: { commentId: string }) => commentId,
    text: "A comment",
  },
  {
    kind: "reply",
    path: ({ outfitId, commentId, replyId }: Awaited<ReturnType<typeof createContributions>>) =>
      `${outfitId}/${commentId}/${replyId}`,
    idOf: ({ replyId }: { replyId: string }) => replyId,
    text: "A reply",
  },
];

describe.each(KINDS)("a reported $kind", ({ kind, path, idOf, text }) => {
  // covers: moderation-01, moderation-03
  it("is queued with the first report, and held with the third by another person", async () => {
    const ids = await createContributions();
    const boss = await administrator();
    const people = await reporters(3);
    const isShown = async () =>
      JSON.stringify(await callForOutfit(shop, `GET /${ids.outfitId}`)).includes(text);

    for (const [index, person] of people.entries()) {
      expect(await isShown()).toBe(true);
      const note = `Note ${index}`;
      expect((await report(person, path(ids), { reason: "abuse", note })).statusCode).toBe(204);
      expect((await report(person, path(ids))).statusCode).toBe(index === 2 ? 404 : 204);
      const { entries, total } = await queue(boss);
      expect(total).toBe(1);
      expect(entries[0]).toMatchObject({ _id: idOf(ids), kind, text, reportCount: index + 1 });
    }
    expect(await isShown()).toBe(false);
    expect((await queue(boss)).entries[0]).toMatchObject({
      isHeld: true,
      reasons: ["reports"],
      reports: [
        { reason: "abuse", note: "Note 2" },
        { reason: "abuse", note: "Note 1" },
        { reason: "abuse", note: "Note 0" },
      ],
    });
    await expectExactCounters(shop.database);
  });

  // covers: moderation-09, moderation-03
  it("that is approved is public, and only new reports queue it again", async () => {
    const ids = await createContributions();
    const boss = await administrator();
    const people = await reporters(4);
    for (const person of people.slice(0, 3)) await report(person, path(ids));

    expect((await decide(boss, idOf(ids), "approve")).json()).toMatchObject({ success: true });
    expect(JSON.stringify(await callForOutfit(shop, `GET /${ids.outfitId}`))).toContain(text);
    expect((await queue(boss)).total).toBe(0);
    expect((await report(people[0] as Caller, path(ids))).statusCode).toBe(204);
    expect((await queue(boss)).total).toBe(0);
    await report(people[3] as Caller, path(ids));
    expect((await queue(boss)).entries).toMatchObject([{ reportCount: 1, isHeld: false, reasons: [] }]);
    await expectExactCounters(shop.database);
  });

  it("is not held by accounts that have confirmed no address, however many", async () => {
    const ids = await createContributions();
    const boss = await administrator();
    for (const person of await signInMany(shop, 4)) await report(person, path(ids));
    for (const person of await reporters(2)) await report(person, path(ids));
    expect((await queue(boss)).entries).toMatchObject([{ reportCount: 6, isHeld: false }]);

    for (const person of await reporters(1)) await report(person, path(ids));

    expect((await queue(boss)).entries).toMatchObject([{ reportCount: 7, isHeld: true }]);
    await expectExactCounters(shop.database);
  });

  it("reported at once by many is held once", async () => {
    const ids = await createContributions();
    const people = await reporters(6);
    const statuses = await Promise.all(
      people.map(async (person) => (await report(person, path(ids))).statusCode),
    );
    expect(statuses.filter((status) => status === 204)).toHaveLength(3);
    await expectExactCounters(shop.database);
  });

  // covers: moderation-02
  it("is not one's own", async () => {
    const ids = await createContributions();
    const asha = await signIn(shop);
    await shop.database.update(comments).set({ userId: asha.userId });
    await shop.database.update(replies).set({ userId: asha.userId });
    const response = await report(asha, path(ids));
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: "CONFLICT", message: MODERATION_ERRORS.ownText.text });
    expect(await shop.database.$count(contributionReports)).toBe(0);
  });

  // covers: moderation-09
  it("that is removed is gone, and removing it twice says so", async () => {
    const ids = await createContributions();
    const boss = await administrator();
    await report(await signIn(shop), path(ids));
    expect((await decide(boss, idOf(ids), "remove")).statusCode).toBe(200);
    expect(JSON.stringify(await callForOutfit(shop, `GET /${ids.outfitId}`))).not.toContain(text);
    const again = await decide(boss, idOf(ids), "remove");
    expect(again.statusCode).toBe(404);
    expect(again.json()).toMatchObject({ message: MODERATION_ERRORS.removed.text });
    expect(await shop.database.$count(contributionReports)).toBe(0);
    await expectExactCounters(shop.database);
  });

  // covers: moderation-09
  it("that is removed with a block signs its author out; both are recorded", async () => {
    const ids = await createContributions();
    const boss = await administrator();
    const author = await signIn(shop);
    await shop.database.update(comments).set({ userId: author.userId });
    await shop.database.update(replies).set({ userId: author.userId });
    await report(boss, path(ids));

    expect((await decide(boss, idOf(ids), "block")).statusCode).toBe(200);
    expect(await checkAuth(shop, author.headers)).toBe(401);
    const [blocked] = await shop.database.select().from(users).where(eq(users.id, author.userId));
    expect(blocked?.blockedReason).toBe(messages.blockReason);
    const recorded = await shop.database.select().from(administratorActivity);
    expect(recorded.map(({ action }) => action).sort()).toEqual(["blocked", "removed"]);
    await expectExactCounters(shop.database);
  });
});

describe("the queue", () => {
  // covers: moderation-08
  it("has held and reported contributions, the longest waiting first, page by page, with what is around them", async () => {
    const ids = await createContributions();
    const boss = await administrator();
    const at = (minute: number) => new Date(`2026-01-01T10:0${minute}:00Z`);
    const before = await createReply(shop.database, { ...ids, text: "Before", createdAt: at(1) });
    const late = await createReply(shop.database, {
      ...{ commentId: ids.commentId, text: "Held reply", createdAt: at(2) },
      ...{ ...held(), queuedAt: at(5) },
    });
    await createReply(shop.database, { ...ids, text: "After", createdAt: at(3) });
    await shop.database.update(comments).set({ queuedAt: at(4), createdAt: at(0) });

    const { entries, total } = await queue(boss);
    expect(total).toBe(2);
    expect(entries.map(({ _id }) => _id)).toEqual([ids.commentId, late]);
    expect(entries[0]?.thread.map(({ text }) => text)).toEqual(["Before", "Held reply", "After"]);
    expect(entries[1]).toMatchObject({
      ...{ kind: "reply", author: null, isHeld: true, reasons: ["words"], reportCount: 0 },
      outfitName: expect.stringContaining(" · "),
      thread: [
        { _id: ids.commentId, kind: "comment", text: "A comment" },
        { _id: before, kind: "reply", text: "Before" },
      ],
    });
    expect((await queue(boss, "?startIndex=1&limit=1")).entries.map(({ _id }) => _id)).toEqual([late]);
  });

  it("is empty in a shop without any", async () => {
    await createContributions();
    expect(await queue(await administrator())).toEqual({ entries: [], total: 0 });
  });

  it.each(["startIndex=-1", "startIndex=10001", "limit=0", "limit=51", "limit=ten"])(
    "rejects %s",
    async (query) => {
      const { headers } = await administrator();
      const url = `/backend/moderation/admin/queue?${query}`;
      expect((await shop.app.inject({ url, headers })).statusCode).toBe(400);
    },
  );
});

describe("a decision", () => {
  // covers: moderation-09
  it("that two administrators make at once is made once; the other one is told", async () => {
    for (const [mine, theirs, refused] of [
      ["approve", "approve", 409],
      ["approve", "remove", 409],
      ["remove", "remove", 404],
      ["block", "block", 404],
    ] as const) {
      const ids = await createContributions();
      await shop.database.update(comments).set(held()).where(eq(comments.id, ids.commentId));
      await shop.database.execute(sql`update outfits set comment_count = 0 where id = ${ids.outfitId}`);
      const [one, two] = [await signIn(shop, { isAdmin: true }), await signIn(shop, { isAdmin: true })];
      const answers = await Promise.all([
        decide(one, ids.commentId, mine),
        decide(two, ids.commentId, theirs),
      ]);
      const statuses = answers.map(({ statusCode }) => statusCode).sort();
      expect(statuses[0]).toBe(200);
      expect([refused, 404]).toContain(statuses[1]);
      const message = answers.find(({ statusCode }) => statusCode !== 200)?.json<{ message: string }>();
      expect([MODERATION_ERRORS.decided.text, MODERATION_ERRORS.removed.text]).toContain(message?.message);
    }
    await expectExactCounters(shop.database);
  });

  it("blocks neither administrators nor authors who have left, and then removes nothing", async () => {
    const boss = await administrator();
    const outfitId = await createOutfit(shop.database);
    const admin = await createUser(shop.database, { isAdmin: true });
    const byAdmin = await createComment(shop.database, { outfitId, userId: admin, ...held() });
    const orphan = await createComment(shop.database, { outfitId, ...held() });
    for (const [id, message] of [
      [byAdmin, MODERATION_ERRORS.authorIsAdministrator.text],
      [orphan, MODERATION_ERRORS.authorDeleted.text],
    ] as const) {
      const response = await decide(boss, id, "block");
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({ message });
    }
    expect(await shop.database.$count(comments)).toBe(2);
    expect((await decide(boss, orphan, "approve")).statusCode).toBe(200);
    await expectExactCounters(shop.database);
  });

  // covers: sensitive-01
  it("blocks in a fresh session only; other decisions need none", async () => {
    const boss = await administrator();
    const outfitId = await createOutfit(shop.database);
    const userId = await createUser(shop.database);
    const id = await createComment(shop.database, { outfitId, userId, ...held() });
    await shop.database.update(sessions).set({ authenticatedAt: new Date(0) });

    const response = await decide(boss, id, "block");

    expect([response.statusCode, response.json().code]).toEqual([403, "CURRENT_PASSWORD_REQUIRED"]);
    expect(await shop.database.$count(users, isNull(users.blockedAt))).toBe(2);
    expect(await shop.database.$count(comments)).toBe(1);
    expect((await decide(boss, id, "remove")).statusCode).toBe(200);
  });

  it("on a text of an author who is blocked already removes it", async () => {
    const boss = await administrator();
    const outfitId = await createOutfit(shop.database);
    const userId = await createUser(shop.database, { blockedAt: new Date(), blockedReason: "Earlier" });
    const id = await createComment(shop.database, { outfitId, userId, ...held() });
    expect((await decide(boss, id, "block")).statusCode).toBe(200);
    expect(await shop.database.$count(users, eq(users.blockedReason, "Earlier"))).toBe(1);
  });

  it.each([{}, { action: "hide" }, { action: null }])("refuses %j", async (body) => {
    const response = await send(await administrator(), `moderation/admin/${randomUUID()}`, body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message: messages.actionRequired });
  });

  it.each(["not-an-id", randomUUID()])("says that there is no text %s", async (id) => {
    expect((await decide(await administrator(), id, "remove")).json()).toMatchObject({
      message: MODERATION_ERRORS.removed.text,
    });
  });
});

it.each([
  {},
  { reason: "boring" },
  { reason: 7 },
  { reason: "spam", note: "a\u0000b" },
  { reason: "spam", note: "x".repeat(REPORT_NOTE_MAX_LENGTH + 1) },
])("the report %j is refused with a sentence", async (body) => {
  const ids = await createContributions();
  const response = await report(await signIn(shop), `${ids.outfitId}/${ids.commentId}`, body);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ message: expect.stringMatching(/^Please/) });
});

it("a text that does not exist, or of a hidden outfit, cannot be reported", async () => {
  const ids = await createContributions();
  const asha = await signIn(shop);
  const elsewhere = await createOutfit(shop.database);
  const hidden = await createOutfit(shop.database, { isActive: false });
  const onHidden = await createComment(shop.database, { outfitId: hidden });
  for (const path of [
    `${ids.outfitId}/${randomUUID()}`,
    `${elsewhere}/${ids.commentId}`,
    `${ids.outfitId}/${ids.commentId}/${randomUUID()}`,
    `${ids.outfitId}/nonsense`,
    `${hidden}/${onHidden}`,
  ])
    expect((await report(asha, path)).statusCode, path).toBe(404);
});

// covers: moderation-01
it("reports go with the account that sent them, or after 90 days; the text stays in the queue", async () => {
  const ids = await createContributions();
  const [leaving, staying] = await signInMany(shop, 2);
  for (const person of [leaving, staying]) await report(person as Caller, `${ids.outfitId}/${ids.commentId}`);
  const { userId, headers } = leaving as Caller;
  const url = `/backend/user/delete/${userId}`;
  expect((await shop.app.inject({ method: "DELETE", url, headers })).statusCode).toBe(200);
  expect(await shop.database.$count(contributionReports)).toBe(1);
  await shop.database.update(contributionReports).set({ createdAt: sql`now() - interval '91 days'` });
  await deleteOldReports(shop.database);
  expect(await shop.database.$count(contributionReports)).toBe(0);
  const waiting = and(eq(comments.id, ids.commentId), isNull(comments.heldAt));
  expect(await shop.database.$count(comments, waiting)).toBe(1);
  expect((await queue(await administrator())).entries).toMatchObject([{ reportCount: 0, reports: [] }]);
});
