import { randomUUID } from "node:crypto";
import { parse } from "csv-parse/sync";
import { expect, it, onTestFinished, vi } from "vitest";
import { subscriptions } from "#server/db/schema/community.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop();
const confirmedAt = new Date("2026-11-20T09:30:00.000Z");
const row = (email: string, values: Partial<typeof subscriptions.$inferInsert> = {}) => ({
  email,
  unsubscribeHash: randomUUID(),
  confirmedAt,
  ...values,
});

async function exported(): Promise<{ body: string; records: { email: string; confirmedAt: string }[] }> {
  const { headers } = await signIn(shop, { isAdmin: true });
  const response = await shop.app.inject({ url: "/backend/newsletter/admin/export", headers });
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": expect.stringMatching(/^attachment; filename="newsletter-\d{4}-\d\d-\d\d\.csv"$/),
    "cache-control": "no-store",
  });
  return { body: response.body, records: parse(response.body, { columns: true, bom: true }) };
}

it("contains the confirmed addresses only", async () => {
  await shop.database
    .insert(subscriptions)
    .values([
      row("second@mail.example", { confirmedAt: new Date("2026-11-21T00:00:00Z") }),
      row("first@mail.example"),
      row("waiting@mail.example", { confirmedAt: null, confirmationHash: "x" }),
      row(randomUUID(), { unsubscribedAt: confirmedAt }),
    ]);

  expect((await exported()).records).toEqual([
    { email: "first@mail.example", confirmedAt: "2026-11-20T09:30:00.000Z" },
    { email: "second@mail.example", confirmedAt: "2026-11-21T00:00:00.000Z" },
  ]);
});

it("is only a header while the list is empty", async () => {
  expect((await exported()).body).toBe("\ufeffemail,confirmedAt\n");
});

it("is named by the day in the shop's zone", async () => {
  const { headers } = await signIn(shop, { isAdmin: true });
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T20:00:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  const response = await shop.app.inject({ url: "/backend/newsletter/admin/export", headers });
  expect(response.headers["content-disposition"]).toBe('attachment; filename="newsletter-2026-11-21.csv"');
});

it("escapes addresses that a spreadsheet would evaluate", async () => {
  const addresses = ["=1+1@mail.example", "+cmd@mail.example", "-2+3@mail.example", "@sum@mail.example"];
  await shop.database.insert(subscriptions).values(addresses.map((email) => row(email)));

  const cells = (await exported()).records.map(({ email }) => email);

  expect(cells.sort()).toEqual(addresses.map((email) => `'${email}`).sort());
});

it("is complete for a long list, even when many addresses were confirmed at the same instant", async () => {
  const many = Array.from({ length: 2_345 }, (_, index) => row(`person-${index}@mail.example`));
  await shop.database.insert(subscriptions).values(many);

  const { records } = await exported();

  expect(new Set(records.map(({ email }) => email)).size).toBe(2_345);
  expect(records).toHaveLength(2_345);
});
