import type { FastifyInstance } from "fastify";
import { expect, vi } from "vitest";
import type { AnalyticsSummary } from "#contract/analytics/analytics.ts";
import { shopDay } from "#contract/values/zoned-time.ts";
import { ShopCalendar } from "#server/modules/analytics/shop-calendar.ts";
import { bearer, createSession, createUser } from "#tests/factories/user-factory.ts";
import { buildTestApp, type TestApp } from "./test-app.ts";
import { openOver } from "./test-database.ts";

/** The User-Agent of a phone: calls without one of a browser are not counted. */
export const BROWSER = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36";
export const BOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
/** The day in the shop's zone. */
export const today = () => shopDay(new Date(), "Asia/Kolkata").day;

/** Lets the rest of a test count and read on one day, although midnight may pass meanwhile. */
export function holdToday(): string {
  const day = today();
  vi.spyOn(ShopCalendar.prototype, "today").mockReturnValue(day);
  return day;
}

type Headers = Record<string, string>;
interface Sent {
  headers?: Headers;
  body?: object;
  address?: string;
}
type Call = (request: string, sent?: Sent) => Promise<Awaited<ReturnType<FastifyInstance["inject"]>>>;

/** Makes calls to another node of the shop, which writes what it counted when it closes. */
export async function visit(
  shop: TestApp,
  visits: (call: Call) => Promise<void>,
  options = {},
): Promise<void> {
  const node = await buildTestApp(openOver(shop.database), options);
  await visits(async (request, { headers = {}, body, address = "203.0.113.7" } = {}) => {
    const [method = "GET", path = ""] = request.split(" ");
    const response = await node.inject({
      method: method as "GET",
      url: `/backend${path}`,
      remoteAddress: address,
      headers: { "user-agent": BROWSER, ...headers },
      ...(body ? { payload: body } : {}),
    });
    expect(response.statusCode, `${request}: ${response.body}`).toBeLessThan(300);
    return response;
  });
  await node.close();
}

export async function readSummary(shop: TestApp, query = "", app = shop.app): Promise<AnalyticsSummary> {
  const userId = await createUser(shop.database, { isAdmin: true });
  const inTwoDays = new Date(Date.now() + 2 * 24 * 60 * 60 * 1_000);
  const headers = bearer(await createSession(shop.database, userId, inTwoDays));
  const response = await app.inject({ url: `/backend/analytics/admin/summary${query}`, headers });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

export const search = (words: string) => `GET /outfit/getoutfits?searchTerm=${encodeURIComponent(words)}`;
