import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { SignedIn } from "#contract/account/account.ts";
import type { Outfit, OutfitList } from "#contract/outfit/outfit.ts";
import { outboxMessages } from "#server/db/schema/community.ts";
import { createOutfit, outfitInput } from "#tests/factories/outfit-factory.ts";
import { bearer, createSession, createUser } from "#tests/factories/user-factory.ts";
import { formOf } from "#tests/setup/outfit-forms.ts";
import { type LocalSmtpServer, startSmtpServer } from "#tests/setup/smtp-server.ts";
import { lookUp } from "./fresh-database.ts";
import { createProcessProbe } from "./process-probe.ts";
import { createSeededStorage, createStorage, type ShopStorage } from "./shop-storage.ts";

const HOUR_MS = 60 * 60 * 1_000;
/** The tolerance between two clock readings on a busy machine. */
const ABOUT_MS = 30_000;
const LIST = "/backend/outfit/getoutfits?startIndex=0&limit=9";
const ACCOUNT = { username: "Asha", email: "asha@shop.example", password: "Monsoon-2026" };
const SOON = { timeout: 15_000, interval: 50 };

type Headers = Record<string, string>;

/** Sends a JSON call, or one without a body. */
function call(url: string, request: string, headers: Headers = {}, body?: unknown): Promise<Response> {
  const [method = "GET", path = ""] = request.split(" ");
  return fetch(`${url}/backend${path}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

const asked = async (url: string, headers: Headers) =>
  (await call(url, "GET /user/check-auth", headers)).status;

describe("two nodes, one an hour ahead of the database and one an hour behind", () => {
  let storage: ShopStorage;
  let smtp: LocalSmtpServer;
  let outfitId: string;
  let administrator: { authorization: string };
  let [ahead, behind] = ["", ""];

  const database = <T>(query: string) => lookUp<T>(storage.databaseUrl ?? "", query);
  const number = async (query: string) => Number(await database<string>(query));

  beforeEach(async () => {
    storage = await createStorage("PostgreSQL");
    smtp = await startSmtpServer();
    onTestFinished(() => smtp.stop());
    await storage.withDatabase(async (tables) => {
      outfitId = await createOutfit(tables);
      const userId = await createUser(tables, { isAdmin: true });
      administrator = bearer(await createSession(tables, userId, new Date(Date.now() + HOUR_MS / 2)));
      await createSession(tables, userId, new Date(Date.now() - 1_000));
    });
    const prefix = `clocks-${randomUUID()}:`;
    const start = async (shiftMs: number) => {
      const probe = createProcessProbe(shiftMs);
      const { url } = await storage.start({
        ...probe.env,
        REDIS_URL: process.env.TEST_REDIS_URL ?? "",
        REDIS_PREFIX: prefix,
        PUBLIC_URL: "https://shop.example",
        SMTP_URL: smtp.url,
        SESSION_TTL_HOURS: "1",
        RATE_LIMIT: "on",
      });
      const { now } = await probe.readState();
      expect(Math.abs(now - Date.now() - shiftMs)).toBeLessThan(ABOUT_MS);
      return url;
    };
    [ahead, behind] = await Promise.all([start(HOUR_MS), start(-HOUR_MS)]);
  });

  it("sessions have the same length on either node, and end on both at once", async () => {
    expect((await call(ahead, "POST /auth/signup", {}, ACCOUNT)).status).toBe(201);
    const tokens: Headers[] = [];
    for (const url of [ahead, behind]) {
      const response = await call(url, "POST /auth/signin", {}, ACCOUNT);
      const { token, sessionExpiry } = (await response.json()) as SignedIn;
      expect(Math.abs(sessionExpiry - Date.now() - HOUR_MS)).toBeLessThan(ABOUT_MS);
      expect(response.headers.get("set-cookie")).toContain("Max-Age=3600;");
      tokens.push(bearer(token));
    }
    const everywhere = async () =>
      Promise.all([ahead, behind].flatMap((url) => tokens.map((token) => asked(url, token))));

    expect(await everywhere()).toEqual([200, 200, 200, 200]);
    await database("update sessions set expires_at = now() + interval '2 minutes'");
    expect(await everywhere()).toEqual([200, 200, 200, 200]);
    await database("update sessions set expires_at = now() - interval '1 second'");
    expect(await everywhere()).toEqual([401, 401, 401, 401]);
  });

  it("cleanup runs on one node and deletes expired rows only", async () => {
    await vi.waitFor(async () => expect(await number("select count(*) from sessions")).toBe(1), SOON);
    expect(await asked(ahead, administrator)).toBe(200);
    const since = "extract(epoch from now() - acquired_at)";
    expect(Math.abs(await number(`select ${since} from job_leases where name = 'sessions'`))).toBeLessThan(
      ABOUT_MS / 1_000,
    );
  });

  it("idempotency keys, views and rate limits are shared by both nodes", async () => {
    const comment = (url: string) =>
      call(
        url,
        `POST /outfit/comment/${outfitId}`,
        { ...administrator, "idempotency-key": "k" },
        { text: "Once" },
      );
    const replayed = async (url: string) => (await comment(url)).headers.get("idempotency-replayed");
    expect([await replayed(ahead), await replayed(behind), await replayed(ahead)]).toEqual([
      null,
      "true",
      "true",
    ]);
    await database("update idempotency_keys set created_at = now() - interval '23 hours 30 minutes'");
    expect([await replayed(ahead), await replayed(behind)]).toEqual(["true", "true"]);
    await database("update idempotency_keys set created_at = now() - interval '24 hours 30 minutes'");
    expect([await replayed(behind), await replayed(ahead)]).toEqual([null, "true"]);
    expect(await number("select count(*) from comments")).toBe(2);

    const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140" };
    for (const url of [ahead, behind, ahead]) await call(url, `GET /outfit/${outfitId}`, browser);
    await vi.waitFor(async () => expect(await number("select view_count from outfits")).toBe(1), SOON);

    const statuses: number[] = [];
    let refused: Response | undefined;
    for (let time = 0; time < 12; time++) {
      const url = time % 2 ? ahead : behind;
      refused = await call(url, "POST /auth/signin", {}, { ...ACCOUNT, password: "guessed" });
      statuses.push(refused.status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    expect(Number(refused?.headers.get("retry-after"))).toBeLessThanOrEqual(60);
    expect(await number("select view_count from outfits")).toBe(1);
  });

  it("an email is sent once, when it is due, and its link expires on time", async () => {
    await storage.withDatabase((tables) =>
      tables.insert(outboxMessages).values({
        deduplicationKey: "put off",
        recipient: "later@mail.example",
        subject: "Later",
        textBody: "Later",
        htmlBody: "Later",
        nextAttemptAt: sql`now() + interval '30 minutes'`,
      }),
    );
    for (const url of [ahead, behind, ahead, behind]) {
      const signedUp = await call(url, "POST /newsletter", {}, { email: "meera@mail.example" });
      expect(signedUp.status).toBeLessThan(300);
    }
    await vi.waitFor(() => expect(smtp.to("meera@mail.example")).toHaveLength(1), SOON);
    const text = smtp.to("meera@mail.example")[0]?.mail.text ?? "";
    const [, token] = text.match(/newsletter\/confirm\?token=([\w-]+)/) ?? [];

    const confirm = (url: string) => call(url, "POST /newsletter/confirm", {}, { token });
    await database("update subscriptions set created_at = now() - interval '30 days 5 minutes'");
    expect([(await confirm(ahead)).status, (await confirm(behind)).status]).toEqual([404, 404]);
    await database("update subscriptions set created_at = now() - interval '29 days 23 hours 55 minutes'");
    expect((await confirm(ahead)).status).toBe(200);

    await vi.waitFor(() => expect(smtp.to("meera@mail.example")).toHaveLength(2), SOON);
    // Longer than the interval at which both nodes check the outbox.
    await pause(6_000);
    expect(smtp.inbox.map(({ recipients }) => recipients[0])).toEqual([
      "meera@mail.example",
      "meera@mail.example",
    ]);
    expect(await number("select max(attempts) from outbox_messages")).toBe(1);
    await database("update outbox_messages set next_attempt_at = now() where attempts = 0");
    await vi.waitFor(() => expect(smtp.to("later@mail.example")).toHaveLength(1), SOON);
  });

  it("the newest outfit is listed first, whichever node imported it", async () => {
    const line = JSON.stringify({ ...outfitInput(), category: "Formal", isActive: true });
    const imported = async (url: string, category: string) => {
      const bytes = Buffer.from(line.replace("Formal", category));
      const { payload, headers } = await formOf([["file", { bytes, name: "a.jsonl", type: "text/plain" }]]);
      const begun = await fetch(`${url}/backend/outfit/admin/import`, {
        method: "POST",
        headers: { ...administrator, ...headers },
        body: new Uint8Array(payload),
      });
      expect(begun.status).toBe(202);
      await vi.waitFor(
        async () =>
          expect(await number("select count(*) from catalogue_imports where state = 'running'")).toBe(0),
        SOON,
      );
    };
    await imported(ahead, "Formal");
    await imported(behind, "Casual");

    expect(await number("select count(*) from outfits where created_at > now()")).toBe(0);
    const { outfits } = (await (await fetch(behind + LIST)).json()) as OutfitList;
    expect(outfits.map(({ category }) => category).slice(0, 2)).toEqual(["Casual", "Formal"]);
  });
});

it("a clock change while the embedded database is open: caches still refresh, and sessions end on time", async () => {
  const { storage, outfitIds } = await createSeededStorage("the embedded database", 1);
  const probe = createProcessProbe();
  const shop = await storage.start({ ...probe.env, SESSION_TTL_HOURS: "2", LOG_LEVEL: "warn" });
  await call(shop.url, "POST /auth/signup", {}, ACCOUNT);
  const signedIn = (await (await call(shop.url, "POST /auth/signin", {}, ACCOUNT)).json()) as SignedIn;
  const caller = bearer(signedIn.token);
  const viewsListed = async () => {
    const { outfits } = (await (await fetch(shop.url + LIST)).json()) as OutfitList;
    return outfits[0]?.numberOfClicks;
  };
  const view = (browser: number) =>
    call(shop.url, `GET /outfit/${outfitIds[0]}`, { "user-agent": `Mozilla/5.0 Firefox/${browser}` });
  const like = async () =>
    (await (await call(shop.url, `PUT /outfit/like/${outfitIds[0]}`, caller)).json()) as Outfit;
  expect(await viewsListed()).toBe(0);

  for (const [index, shiftMs] of [-HOUR_MS, HOUR_MS].entries()) {
    await probe.shiftClock(shiftMs);
    await view(index);
    expect(await asked(shop.url, caller)).toBe(200);
    expect((await like()).numberOfLikes).toBe(1 - index);
    await vi.waitFor(async () => expect(await viewsListed()).toBe(index + 1), SOON);
    await expect(storage.start()).rejects.toThrow("in use by another process");
  }

  await probe.shiftClock(2 * HOUR_MS + ABOUT_MS);
  expect(await asked(shop.url, caller)).toBe(401);
  expect(shop.output()).toBe(`The shop is open at ${shop.url}\n`);
  expect(await shop.stop()).toBe(0);
});
