import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { SUBMISSION_ERRORS } from "#contract/messages/submissions.ts";
import type { Outfit } from "#contract/outfit/outfit.ts";
import {
  type AdminSubmission,
  SUBMISSION_ACTIONS,
  SUBMISSION_STATES,
  type Submission,
} from "#contract/submissions/submissions.ts";
import { administratorActivity } from "#server/db/schema/activity.ts";
import { analyticsOutfitDays } from "#server/db/schema/analytics.ts";
import { outboxMessages } from "#server/db/schema/community.ts";
import { links } from "#server/db/schema/links.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { outfitCompositions } from "#server/db/schema/studio.ts";
import { submissions } from "#server/db/schema/submissions.ts";
import { users } from "#server/db/schema/users.ts";
import { deleteUnusedLinks } from "#server/modules/links/link-cleanup.ts";
import type { OutgoingMessage } from "#server/modules/mail/message.ts";
import { masterKey } from "#server/modules/media/media-keys.ts";
import { composition } from "#tests/factories/composition-factory.ts";
import { createCutout } from "#tests/factories/cutout-factory.ts";
import { outfitItem } from "#tests/factories/outfit-factory.ts";
import { createSubmission } from "#tests/factories/submission-factory.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { submissionCalls } from "#tests/setup/submission-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { scaled } from "#tests/setup/time-limits.ts";
import { holdChangedLooks } from "../hold-changed-looks.ts";

const sent: OutgoingMessage[] = [];
const shop = testShop({
  deliverMail: async (message) => {
    sent.push(message);
    return "an outbox of this test";
  },
});
const { inject, author, submitted, submit, decide, queue, edit } = submissionCalls(shop);

const administrator = async () => (await signIn(shop, { isAdmin: true })).headers;
/** The message that a person gets. */
async function mailTo(userId: string): Promise<OutgoingMessage | undefined> {
  const [user] = await shop.database.select().from(users).where(eq(users.id, userId));
  const find = () => sent.find(({ recipient }) => recipient === user?.email);
  await expect.poll(find, { timeout: scaled(10_000) }).toBeDefined();
  return find();
}
const reasonOf = (response: { json<T>(): T }) => response.json<{ reason: string }>().reason;
const outfitOf = (id: string) => shop.app.inject({ url: `/backend/outfit/${id}` });
const item = (name: string, link: string) => ({ ...outfitItem(name, 1_000), itemLink: link });

describe("the queue", () => {
  it("has what waits longest first, with the author, warnings and the states of links", async () => {
    const headers = await administrator();
    const { headers: asha } = await author({ username: "Asha" });
    const link = "https://boutique.example/a?utm_source=x";
    const first = await submitted(asha, {
      description: "what a scam, see https://a.example https://b.example https://c.example https://d.example",
      items: [item("Shirt", link), item("Skirt", link)],
    });
    const second = await submitted((await author()).headers);
    await shop.database
      .update(links)
      .set({ state: "gone", finalUrl: "https://boutique.example/", problem: "The page is gone." })
      .where(eq(links.url, "https://boutique.example/a"));

    const waiting = await queue(headers);
    expect(waiting.map(({ _id }) => _id)).toEqual([first._id, second._id]);
    expect(waiting[0]).toMatchObject({
      author: { username: "Asha", isBlocked: false, numberOfPublished: 0 },
      warnings: expect.arrayContaining(["many-links"]),
      links: [{ itemLink: "https://boutique.example/a", state: "gone", problem: "The page is gone." }],
    });
    expect(waiting[1]?.links[0]).toMatchObject({ state: "unchecked", finalUrl: null, changedFrom: null });
    expect((await inject("GET", "/admin?limit=1&startIndex=1", headers)).json()).toMatchObject({
      ...{ total: 2, submissions: [{ _id: second._id }] },
    });
    expect(await queue(headers, "?state=draft")).toEqual([]);
    expect((await inject("GET", "/admin?state=lost", headers)).statusCode).toBe(400);
  });

  it("keeps the links of looks that wait, and no others, from deletion", async () => {
    const { headers } = await author();
    const look = await submitted(headers, { items: [item("Shirt", "https://boutique.example/a")] });
    await shop.database.update(links).set({ createdAt: sql`now() - interval '2 hours'` });
    await deleteUnusedLinks(shop.database);
    expect(await shop.database.$count(links)).toBe(1);
    expect((await inject("DELETE", `/${look._id}`, headers)).statusCode).toBe(204);
    await deleteUnusedLinks(shop.database);
    expect(await shop.database.$count(links)).toBe(0);
  });
});

describe("a decision", () => {
  it("publishes the look as it was previewed, with its stylist, and says so", async () => {
    const headers = await administrator();
    const { headers: asha, userId } = await author();
    const board = composition([
      { cutoutId: await createCutout(shop, { userId }), itemName: "White linen shirt" },
    ]);
    const look = await submitted(asha, { composition: board });
    const response = await decide(headers, look._id, "publish", { rateLook: 4.5, type: "Promoted" });
    expect(response.statusCode, response.body).toBe(200);
    const decided = response.json<AdminSubmission>();
    expect(decided).toMatchObject({ state: "published", note: null, author: { numberOfPublished: 1 } });

    const outfit = (await outfitOf(decided.outfitId ?? "")).json<Outfit>();
    const { category, section, tags, description } = look;
    expect(outfit).toMatchObject({ category, section, tags, description, rateLook: 4.5, type: "Promoted" });
    expect(outfit.items[0]).toMatchObject({ itemName: "White linen shirt", spot: look.items[0]?.spot });
    const [stored] = await shop.database.select().from(outfits);
    expect(stored).toMatchObject({ stylistId: userId, isStyled: true, isActive: true });
    expect(await shop.database.select().from(outfitCompositions)).toMatchObject([{ composition: board }]);
    const [row] = await shop.database.select().from(submissions);
    const picture = await shop.blobStore.get(masterKey(row?.mediaId ?? ""));
    expect(await shop.blobStore.get(masterKey(stored?.mediaId ?? ""))).toEqual(picture);

    const activity = await shop.database.select().from(administratorActivity);
    expect(activity.map(({ action, subjectKind }) => `${action} ${subjectKind}`).sort()).toEqual([
      ...["created outfit", "published submission"],
    ]);
    expect(await mailTo(userId)).toMatchObject({
      subject: "Your look is in the shop",
      text: expect.stringContaining(`https://shop.example/outfit/${decided.outfitId}`),
    });
  });

  it("asks for changes, which the author makes and submits again", async () => {
    const headers = await administrator();
    const { headers: asha, userId } = await author();
    const { _id } = await submitted(asha);
    expect((await decide(headers, _id, "request_changes")).json()).toMatchObject({
      ...{ state: "changes_requested", note: "Please use another picture.", outfitId: null },
    });
    const mail = await mailTo(userId);
    expect(mail?.subject).toBe("Please change your look");
    expect(mail?.text).toContain("> Please use another picture.");
    expect(mail?.text).toContain("https://shop.example/profile#my-looks");
    expect((await edit(asha, _id)).json()).toMatchObject({
      state: "draft",
      note: "Please use another picture.",
    });
    expect((await submit(asha, _id)).json()).toMatchObject({ state: "submitted", note: null });
    expect((await decide(headers, _id, "publish")).statusCode).toBe(200);
    expect(await shop.database.$count(outboxMessages)).toBe(2);
  });

  it.each(SUBMISSION_STATES.flatMap((state) => SUBMISSION_ACTIONS.map((action) => [state, action] as const)))(
    "on a look that is %s: %s",
    async (state, action) => {
      const { userId } = await author();
      const id = await createSubmission(shop, { userId, state });
      const response = await decide(await administrator(), id, action);
      if (state === "submitted") return expect(response.statusCode, response.body).toBe(200);
      expect([response.statusCode, reasonOf(response)]).toEqual([409, SUBMISSION_ERRORS.isDecided.reason]);
      expect(await shop.database.$count(outboxMessages)).toBe(0);
    },
  );

  it("is made once, however many administrators decide together", async () => {
    const { _id } = await submitted((await author()).headers);
    const everybody = [await administrator(), await administrator(), await administrator()];
    const responses = await Promise.all(everybody.map((headers) => decide(headers, _id, "publish")));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect([await shop.database.$count(outfits), await shop.database.$count(outboxMessages)]).toEqual([1, 1]);
  });

  it("is about the look that the administrator saw, and needs a note unless it publishes", async () => {
    const headers = await administrator();
    const { headers: asha } = await author();
    const look = await submitted(asha);
    await decide(headers, look._id, "decline");
    await submit(asha, look._id);
    const late = await decide(headers, look._id, "publish", { submittedAt: look.submittedAt });
    expect([late.statusCode, reasonOf(late)]).toEqual([409, SUBMISSION_ERRORS.isDecided.reason]);
    expect((await inject("POST", `/admin/${look._id}`, headers, { action: "decline" })).statusCode).toBe(400);
    expect((await decide(headers, "nonsense", "publish")).statusCode).toBe(404);
  });
});

describe("a published look", () => {
  it("waits again when a link leads elsewhere, and is shown again once it is published again", async () => {
    const headers = await administrator();
    const { headers: asha } = await author();
    const { _id } = await submitted(asha, { items: [item("Shirt", "https://boutique.example/a")] });
    const lead = (finalUrl: string) => shop.database.update(links).set({ state: "ok", finalUrl });
    await lead("https://boutique.example/shirt");
    const outfitId = (await decide(headers, _id, "publish")).json<Submission>().outfitId ?? "";
    expect(await holdChangedLooks(shop.database, [outfitId])).toEqual([]);

    await lead("https://casino.example/");
    expect(await holdChangedLooks(shop.database, [outfitId])).toEqual([outfitId]);
    expect(await holdChangedLooks(shop.database, [outfitId])).toEqual([]);
    expect((await outfitOf(outfitId)).statusCode).toBe(404);
    expect(await queue(headers)).toMatchObject([
      {
        ...{ _id, outfitId, warnings: ["links-changed"] },
        links: [{ finalUrl: "https://casino.example/", changedFrom: "https://boutique.example/shirt" }],
      },
    ]);
    const refused = await inject("DELETE", `/${_id}`, asha);
    expect([refused.statusCode, reasonOf(refused)]).toEqual([409, SUBMISSION_ERRORS.isPublished.reason]);

    expect((await decide(headers, _id, "publish")).json()).toMatchObject({ state: "published", outfitId });
    expect((await outfitOf(outfitId)).statusCode).toBe(200);
    const [row] = await shop.database.select().from(submissions);
    expect(row?.approvedLinks).toMatchObject([{ finalUrl: "https://casino.example/" }]);
    expect(await holdChangedLooks(shop.database, [outfitId])).toEqual([]);
    expect(await shop.database.$count(outfits)).toBe(1);

    await lead("https://malware.example/");
    await holdChangedLooks(shop.database, [outfitId]);
    // Shown again in the table of outfits.
    await shop.database.update(outfits).set({ isActive: true });
    expect((await decide(headers, _id, "decline")).json()).toMatchObject({ state: "declined", outfitId });
    expect((await outfitOf(outfitId)).statusCode).toBe(404);

    await edit(asha, _id);
    expect(await shop.database.select().from(submissions)).toMatchObject([
      { state: "draft", outfitId: null, publishedAt: null, approvedLinks: [] },
    ]);
  });

  /** A published look that was held, because its link leads to another shop. */
  async function heldLook(headers: Awaited<ReturnType<typeof administrator>>) {
    const { headers: asha } = await author();
    const { _id } = await submitted(asha, { items: [item("Shirt", "https://boutique.example/a")] });
    const outfitId =
      (await decide(headers, _id, "publish", { rateLook: 3 })).json<Submission>().outfitId ?? "";
    await shop.database.update(links).set({ state: "ok", finalUrl: "https://casino.example/" });
    expect(await holdChangedLooks(shop.database, [outfitId])).toEqual([outfitId]);
    return { asha, _id, outfitId };
  }

  it("that was held is published with the rating and the type of the decision, and else keeps its own", async () => {
    const headers = await administrator();
    const { _id, outfitId } = await heldLook(headers);
    const response = await decide(headers, _id, "publish", { type: "Promoted" });
    expect(response.statusCode, response.body).toBe(200);
    expect((await outfitOf(outfitId)).json()).toMatchObject({ type: "Promoted", rateLook: 3 });
    const [changed] = await shop.database
      .select()
      .from(administratorActivity)
      .where(eq(administratorActivity.action, "changed"));
    expect(changed).toMatchObject({ subjectId: outfitId, after: { type: "Promoted" } });

    await shop.database.update(links).set({ finalUrl: "https://malware.example/" });
    await holdChangedLooks(shop.database, [outfitId]);
    await decide(headers, _id, "publish", { rateLook: 5 });
    expect((await outfitOf(outfitId)).json()).toMatchObject({ type: "Promoted", rateLook: 5 });
  });

  it.each(["request_changes", "decline"] as const)(
    "that was held keeps the warning of its links when it is submitted again after %s",
    async (action) => {
      const headers = await administrator();
      const { asha, _id } = await heldLook(headers);
      await decide(headers, _id, action);
      expect((await submit(asha, _id)).statusCode).toBe(200);
      expect(await queue(headers)).toMatchObject([{ _id, warnings: ["links-changed"] }]);

      await decide(headers, _id, "request_changes");
      await edit(asha, _id);
      await submit(asha, _id);
      expect(await queue(headers)).toMatchObject([{ _id, warnings: [] }]);
    },
  );

  it("tells its author how it did", async () => {
    const { headers: asha } = await author();
    const { _id } = await submitted(asha);
    expect((await inject("GET", `/${_id}/figures`, asha)).json()).toEqual({ days: [] });
    const outfitId = (await decide(await administrator(), _id, "publish")).json<Submission>().outfitId ?? "";
    await shop.database.insert(analyticsOutfitDays).values([
      { day: "2026-07-02", outfitId, views: 3, linkOpens: 1 },
      { day: "2026-07-01", outfitId, views: 5, likes: 2, saves: 1 },
    ]);
    expect((await inject("GET", `/${_id}/figures`, asha)).json()).toEqual({
      days: [
        { day: "2026-07-01", views: 5, likes: 2, saves: 1, opens: 0 },
        { day: "2026-07-02", views: 3, likes: 0, saves: 0, opens: 1 },
      ],
    });
  });

  it("stays without its stylist when the account is deleted, and what was not published goes", async () => {
    const { headers: asha, userId } = await author();
    const { _id } = await submitted(asha);
    await submitted(asha);
    await decide(await administrator(), _id, "publish");
    const response = await shop.app.inject({
      ...{ method: "DELETE", url: `/backend/user/delete/${userId}`, headers: asha },
    });
    expect(response.statusCode, response.body).toBe(200);
    expect(await shop.database.$count(submissions)).toBe(0);
    expect(await shop.database.select().from(outfits)).toMatchObject([
      { stylistId: null, isStyled: true, isActive: true },
    ]);
    expect(await shop.database.$count(users, eq(users.id, userId))).toBe(0);
  });
});
