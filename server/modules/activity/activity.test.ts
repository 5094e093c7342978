import { type Query, sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import type { ActivityList } from "#contract/activity/activity.ts";
import { ACTIVITY_EXCERPT_LENGTH } from "#contract/limits.ts";
import { readRows } from "#server/db/read-rows.ts";
import { administratorActivity } from "#server/db/schema/activity.ts";
import { createRequest } from "#tests/factories/bespoke-factory.ts";
import { createOutfits } from "#tests/factories/outfit-factory.ts";
import { createUser } from "#tests/factories/user-factory.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { deleteOldActivity, findActivity } from "./activity-repository.ts";
import { changedFields, recordActivities, recordActivity } from "./record-activity.ts";

const shop = testShop();

async function readActivity(headers: Record<string, string>, query = "") {
  const response = await shop.app.inject({ url: `/backend/activity/admin${query}`, headers });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<ActivityList>();
}

const link = (name: string) => ({ kind: "link" as const, id: "1", name });

describe("the activity of administrators", () => {
  it("names who did what to what, and how it was before", async () => {
    const { userId: administratorId, headers } = await signIn(shop, { isAdmin: true, username: "owner" });
    const ravi = await createUser(shop.database, { username: "ravi" });
    await recordActivity(shop.database, {
      administratorId,
      action: "blocked",
      subject: { kind: "user", id: ravi, name: "" },
      before: { isBlocked: false },
      after: { isBlocked: true, reason: "spam" },
    });

    expect(await readActivity(headers)).toEqual({
      entries: [
        {
          _id: expect.any(String),
          action: "blocked",
          subject: { kind: "user", id: ravi, name: "ravi" },
          administrator: "owner",
          isAutomatic: false,
          before: { isBlocked: false },
          after: { isBlocked: true, reason: "spam" },
          createdAt: expect.any(String),
        },
      ],
      total: 1,
    });
  });

  it("is read of one kind of subject, past what a bulk change did to others", async () => {
    const { userId: administratorId, headers } = await signIn(shop, { isAdmin: true });
    const ravi = await createUser(shop.database, { username: "ravi" });
    const promotion = { kind: "user" as const, id: ravi, name: "" };
    await recordActivity(shop.database, { administratorId, action: "madeAdministrator", subject: promotion });
    for (const name of ["a", "b", "c"])
      await recordActivity(shop.database, { administratorId, action: "replaced", subject: link(name) });

    expect(await readActivity(headers, "?limit=1&subject=user")).toMatchObject({
      entries: [{ action: "madeAdministrator", subject: { name: "ravi" } }],
      total: 1,
    });
    expect((await readActivity(headers, "?subject=link")).total).toBe(3);
    expect((await readActivity(headers, "?subject=")).total).toBe(4);
    const unknown = await shop.app.inject({ url: "/backend/activity/admin?subject=moon", headers });
    expect(unknown.statusCode).toBe(400);
  });

  it("looks the names of users up by the index of their ids", async () => {
    const { session } = shop.database as unknown as { session: object };
    const prepareQuery = vi.spyOn(
      Object.getPrototypeOf(session) as { prepareQuery(query: Query): unknown },
      "prepareQuery",
    );
    await findActivity(shop.database, { startIndex: 0, limit: 20 });
    const [[query] = []] = prepareQuery.mock.calls;
    const text = query?.sql.replace(/\$(\d+)/g, (_, number: string) =>
      String(query.params[Number(number) - 1]),
    );

    const plan = await shop.database.transaction(async (tx) => {
      // The tables of a test are too small for an index to be worth it.
      for (const setting of ["enable_seqscan", "enable_hashjoin", "enable_mergejoin"])
        await tx.execute(sql.raw(`set local ${setting} = off`));
      return readRows<{ "QUERY PLAN": string }>(tx, sql.raw(`explain ${text}`));
    });
    const lines = plan.map((row) => row["QUERY PLAN"].trim());
    expect(lines).toContainEqual(
      expect.stringMatching(/^->.* Index Scan using users_pkey on users subject_users/),
    );
    expect(lines).not.toContainEqual(expect.stringMatching(/Seq Scan on users/));
  });

  it("is paged, the latest first", async () => {
    const { userId: administratorId, headers } = await signIn(shop, { isAdmin: true });
    for (const [year, name] of [
      [2023, "one"],
      [2024, "two"],
      [2025, "three"],
    ] as const) {
      await recordActivity(shop.database, { administratorId, action: "replaced", subject: link(name) });
      await shop.database
        .update(administratorActivity)
        .set({ createdAt: new Date(Date.UTC(year, 0)) })
        .where(sql`subject_name = ${name}`);
    }
    const { entries, total } = await readActivity(headers, "?startIndex=1&limit=1");
    expect(total).toBe(3);
    expect(entries.map(({ subject }) => subject.name)).toEqual(["two"]);
  });

  it.each(["?startIndex=-1", "?startIndex=10001", "?limit=0", "?limit=101", "?limit=ten"])(
    "rejects %s",
    async (query) => {
      const { headers } = await signIn(shop, { isAdmin: true });
      const { statusCode } = await shop.app.inject({ url: `/backend/activity/admin${query}`, headers });
      expect(statusCode).toBe(400);
    },
  );

  it("has an entry for an answered request, without a word of the request", async () => {
    const { headers } = await signIn(shop, { isAdmin: true });
    const requestId = await createRequest(shop.database);
    const outfitIds = await createOutfits(shop.database, [{}]);
    await shop.app.inject({
      method: "POST",
      url: `/backend/bespoke/admin/requests/${requestId}/answer`,
      headers,
      payload: { outfitIds, note: "For you" },
    });
    const { entries } = await readActivity(headers);
    expect(entries).toEqual([
      expect.objectContaining({
        action: "answered",
        subject: { kind: "bespokeRequest", id: requestId, name: "" },
        before: null,
        after: null,
      }),
    ]);
  });

  it("has an entry for an export of the newsletter's addresses", async () => {
    const { headers } = await signIn(shop, { isAdmin: true });
    await shop.app.inject({ url: "/backend/newsletter/admin/export", headers });
    expect((await readActivity(headers)).entries).toEqual([
      expect.objectContaining({ action: "exported", subject: { kind: "newsletter", id: "", name: "" } }),
    ]);
  });

  it("forgets who did it, and what was said of a user, when their accounts are deleted", async () => {
    const { headers } = await signIn(shop, { isAdmin: true });
    const leaving = await signIn(shop, { isAdmin: true, username: "leaving" });
    const asha = await signIn(shop, { username: "asha" });
    await recordActivity(shop.database, {
      administratorId: leaving.userId,
      action: "blocked",
      subject: { kind: "user", id: asha.userId, name: "" },
      after: { reason: "wrote about Ravi" },
    });
    for (const person of [leaving, asha]) {
      const url = `/backend/user/delete/${person.userId}`;
      const { statusCode } = await shop.app.inject({ method: "DELETE", url, headers: person.headers });
      expect(statusCode).toBe(200);
    }
    expect((await readActivity(headers)).entries).toEqual([
      expect.objectContaining({
        administrator: null,
        isAutomatic: false,
        subject: { kind: "user", id: asha.userId, name: "" },
        after: null,
      }),
    ]);
  });

  it("is kept for a year", async () => {
    const { userId: administratorId, headers } = await signIn(shop, { isAdmin: true });
    await recordActivities(
      shop.database,
      ["old", "new"].map((name) => ({ administratorId, action: "replaced", subject: link(name) })),
    );
    await shop.database
      .update(administratorActivity)
      .set({ createdAt: sql`now() - interval '366 days'` })
      .where(sql`subject_name = 'old'`);
    await deleteOldActivity(shop.database);
    expect((await readActivity(headers)).entries.map(({ subject }) => subject.name)).toEqual(["new"]);
  });

  it("shortens a long name without cutting a character in two", async () => {
    const { headers } = await signIn(shop, { isAdmin: true });
    await recordActivity(shop.database, {
      administratorId: null,
      action: "published",
      subject: { kind: "outfit", id: "1", name: "👩‍👩‍👧".repeat(ACTIVITY_EXCERPT_LENGTH + 1) },
    });
    const [entry] = (await readActivity(headers)).entries;
    expect(entry).toMatchObject({ administrator: null, isAutomatic: true });
    expect(entry?.subject.name).toBe(`${"👩‍👩‍👧".repeat(ACTIVITY_EXCERPT_LENGTH)}…`);
  });
});

describe("the changed fields", () => {
  it("are those whose values differ", () => {
    expect(
      changedFields(
        { tags: ["a"], type: "Normal", rateLook: 4 },
        { tags: ["a", "b"], type: "Normal", rateLook: 4 },
      ),
    ).toEqual({ before: { tags: ["a"] }, after: { tags: ["a", "b"] } });
  });
});
