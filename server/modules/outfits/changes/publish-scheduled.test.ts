import { eq, sql } from "drizzle-orm";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { OUTFIT_CHANGE_MESSAGES as messages, OUTFIT_CHANGE_ERRORS } from "#contract/messages/outfit-form.ts";
import type { OutfitList } from "#contract/outfit/outfit.ts";
import { administratorActivity } from "#server/db/schema/activity.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { createOutfits } from "#tests/factories/outfit-factory.ts";
import { create, createdOutfit, fieldErrorsOf, send } from "#tests/setup/admin-calls.ts";
import { call, callForOutfit, signIn } from "#tests/setup/engagement-calls.ts";
import { formOf } from "#tests/setup/outfit-forms.ts";
import { buildTestApp, testShop } from "#tests/setup/test-app.ts";
import { openOver } from "#tests/setup/test-database.ts";
import { scaled } from "#tests/setup/time-limits.ts";
import { publishScheduled } from "./publish-scheduled.ts";

const shop = testShop({ intervals: false });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const admin = async () => (await signIn(shop, { isAdmin: true })).headers;

async function update(headers: Record<string, string>, id: string, fields: Record<string, string>) {
  return send(shop, "PUT", `/outfit/update/${id}`, headers, await formOf(Object.entries(fields)));
}

describe("publishing at a date", () => {
  it("activates inactive outfits whose time has come, once, and leaves the others", async () => {
    const [due = "", later = "", draft = ""] = await createOutfits(shop.database, [
      { isActive: false, publishAt: inDays(-1) },
      { isActive: false, publishAt: inDays(1) },
      { isActive: false },
    ]);
    expect(await publishScheduled(shop.database)).toEqual([due]);
    expect((await call(shop, `GET /${due}`)).statusCode).toBe(200);
    for (const id of [later, draft]) expect((await call(shop, `GET /${id}`)).statusCode).toBe(404);
    expect(await publishScheduled(shop.database)).toEqual([]);
    // Deactivated again after its time, it stays inactive.
    await call(shop, `PUT /admin/togglestatus/${due}`, await admin());
    expect(await publishScheduled(shop.database)).toEqual([]);
    const entries = await shop.database
      .select()
      .from(administratorActivity)
      .where(eq(administratorActivity.action, "published"));
    expect(entries).toMatchObject([
      {
        subjectId: due,
        administratorId: null,
        isAutomatic: true,
        after: { isActive: true, publishAt: null },
      },
    ]);
  });

  it("on several nodes at once publishes each outfit once", async () => {
    await createOutfits(
      shop.database,
      Array.from({ length: 130 }, () => ({ isActive: false, publishAt: inDays(-1) })),
    );
    const published = await Promise.all([1, 2, 3].map(() => publishScheduled(shop.database)));
    published.push(await publishScheduled(shop.database));
    expect(new Set(published.flat()).size).toBe(130);
    expect(published.flat()).toHaveLength(130);
    expect(await shop.database.$count(administratorActivity)).toBe(130);
  });

  it("nodes that start after the time publish it once, without being asked, and pages show it", async () => {
    const [due = ""] = await createOutfits(shop.database, [{ isActive: false, publishAt: inDays(-1) }]);
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const nodes = await Promise.all([1, 2].map(() => buildTestApp(openOver(shop.database), { cache: true })));
    onTestFinished(async () => void (await Promise.all(nodes.map((node) => node.close()))));
    const shows = async () => {
      const responses = await Promise.all(nodes.map((node) => node.inject("/backend/outfit/getoutfits")));
      return responses.map((response) => response.json<OutfitList>().outfits.length);
    };
    expect(await shows()).toEqual([0, 0]);
    vi.advanceTimersByTime(15_000);
    // One node publishes it, of which the other hears nothing without an invalidation channel.
    await vi.waitFor(
      async () => {
        // A row that another job holds is published at the next time.
        vi.advanceTimersByTime(15_000);
        expect(await shows()).toContain(1);
      },
      { timeout: scaled(15_000) },
    );
    await Promise.all(nodes.map((node) => node.close()));
    const entries = await shop.database.select().from(administratorActivity);
    expect(entries).toMatchObject([{ subjectId: due, action: "published" }]);
  });

  it("a date of an active outfit says nothing", async () => {
    const [id = ""] = await createOutfits(shop.database, [{ isActive: true, publishAt: inDays(-1) }]);
    expect(await callForOutfit(shop, `GET /${id}`, await admin())).toMatchObject({ publishAt: null });
    expect(await publishScheduled(shop.database)).toEqual([]);
  });
});

describe("the form's date", () => {
  it("makes a new outfit inactive until then; only administrators see the date", async () => {
    const headers = await admin();
    const publishAt = inDays(4);
    const outfit = await createdOutfit(shop, headers, { publishAt: publishAt.toISOString() });
    expect(outfit).toMatchObject({ isActive: false, publishAt: publishAt.toISOString() });
    await shop.database.update(outfits).set({ publishAt: sql`now() - interval '1 second'` });
    await publishScheduled(shop.database);
    expect((await call(shop, `GET /${outfit._id}`)).json()).not.toHaveProperty("publishAt");
  });

  it("is changed, kept by an edit that omits it, and taken away by a blank one", async () => {
    const headers = await admin();
    const { _id } = await createdOutfit(shop, headers, { publishAt: inDays(4).toISOString() });
    const day = inDays(9).toISOString().slice(0, 10);
    const steps = [
      [{ publishAt: `${day}T09:00:00+05:30` }, `${day}T03:30:00.000Z`],
      [{ description: "Later" }, `${day}T03:30:00.000Z`],
      [{ publishAt: " " }, null],
    ] as const;
    for (const [fields, expected] of steps) {
      const response = await update(headers, _id, fields);
      expect(response.statusCode, response.body).toBe(200);
      expect(response.json()).toMatchObject({ publishAt: expected, isActive: false });
    }
  });

  it.each([
    ["2020-01-01T00:00:00Z", OUTFIT_CHANGE_ERRORS.publishAtPast.text],
    ["9999-12-31T23:59:59Z", messages.publishAtTooLate],
    ["Friday", messages.publishAtInvalid],
    ["2027-02-30T09:00:00Z", messages.publishAtInvalid],
  ])("%s is refused at its field, when creating and when editing", async (publishAt, message) => {
    const headers = await admin();
    const [id = ""] = await createOutfits(shop.database, [{ isActive: false }]);
    const responses = [await create(shop, headers, { publishAt }), await update(headers, id, { publishAt })];
    for (const response of responses) {
      expect(response.statusCode).toBe(400);
      expect(fieldErrorsOf(response)).toEqual([`publishAt: ${message}`]);
    }
  });

  it("is judged by the database's clock, whatever that of the node says", async () => {
    const headers = await admin();
    const [id = ""] = await createOutfits(shop.database, [{ isActive: false }]);
    const publishAt = inDays(4).toISOString();
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    vi.setSystemTime(inDays(9));
    const response = await update(headers, id, { publishAt });
    vi.useRealTimers();
    expect(response.statusCode, response.body).toBe(200);
    expect(response.json()).toMatchObject({ publishAt });
  });

  it("is refused for an active outfit", async () => {
    const headers = await admin();
    const [id = ""] = await createOutfits(shop.database, [{}]);
    const response = await update(headers, id, { publishAt: inDays(1).toISOString() });
    expect(response.statusCode).toBe(400);
    expect(fieldErrorsOf(response)).toEqual([`publishAt: ${OUTFIT_CHANGE_ERRORS.publishAtActive.text}`]);
  });
});
