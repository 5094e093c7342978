import { afterEach, expect, it } from "vitest";
import { createLogger } from "#server/observability/logger.ts";
import { createOutfit } from "#tests/factories/outfit-factory.ts";
import { ASHA, post, signUpAndIn } from "#tests/setup/account-calls.ts";
import { databaseError, openStubDatabase } from "#tests/setup/stub-database.ts";
import { buildTestApp, testShop } from "#tests/setup/test-app.ts";

interface Line {
  msg: string;
  reqId?: string;
  client?: string;
  [field: string]: unknown;
}

let lines: Line[] = [];
const logger = createLogger("trace", "production", { write: (line) => void lines.push(JSON.parse(line)) });
afterEach(() => {
  lines = [];
});

const LIMITS = {
  signInPerMinute: 2,
  signUpPerHour: 10,
  accountMailPerHour: 5,
  contributionsPerMinute: 20,
  reactionsPerMinute: 120,
  bespokePerHour: 5,
  newsletterPerHour: 5,
};
const shop = testShop({ logger, accessLog: true, rateLimits: LIMITS, trustProxy: "127.0.0.1" });

const ADDRESS = "203.0.113.7";
const FORWARDED = "2001:db8:1:2:3:4:5:6";
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

it("every request has an id of the server, in its log lines and in its response", async () => {
  const sent = { "x-request-id": "chosen-by-the-client", "request-id": "so-is-this" };
  const responses = [
    await shop.app.inject({ url: "/backend/outfit/getoutfits", headers: sent }),
    await shop.app.inject({ url: "/backend/user/check-auth", headers: sent }),
    await shop.app.inject({ url: "/backend/nowhere", headers: sent }),
  ];

  const ids = responses.map(({ headers }) => String(headers["x-request-id"]));
  for (const id of ids) expect(id).toMatch(UUID);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) {
    expect(lines).toContainEqual(expect.objectContaining({ reqId: id, msg: "Request completed" }));
  }
  expect(lines).toContainEqual(expect.objectContaining({ reqId: ids[1], msg: "Request rejected" }));
  expect(JSON.stringify(lines)).not.toContain("chosen-by-the-client");
});

it("a line of the access log has route, status and time, and who it was by id", async () => {
  const asha = await signUpAndIn(shop);
  const outfitId = await createOutfit(shop.database);
  lines = [];
  await shop.app.inject({
    method: "PUT",
    url: `/backend/outfit/like/${outfitId}?why=secret`,
    headers: asha.headers,
  });

  expect(lines).toEqual([
    expect.objectContaining({
      method: "PUT",
      route: "/backend/outfit/like/:outfitId",
      status: 200,
      ms: expect.any(Number),
      userId: asha.id,
      msg: "Request completed",
    }),
  ]);
});

it("no line holds an email, a password, a token, a cookie or an address, whatever is called", async () => {
  const asha = await signUpAndIn(shop);
  const from = { ...asha.headers, cookie: asha.cookie, "x-forwarded-for": FORWARDED };
  const wrong = { email: ASHA.email, password: "Wrong-Password-2026" };
  for (let round = 0; round < 4; round += 1) await post(shop, "/auth/signin", wrong, from, ADDRESS);
  await post(shop, "/auth/signup", ASHA, from, ADDRESS);
  await post(shop, `/auth/signin?email=${ASHA.email}&token=${asha.token}`, { email: 7 }, from, ADDRESS);
  await post(shop, "/auth/google", { email: ASHA.email, proof: "p".repeat(43) }, from, ADDRESS);
  await shop.app.inject({ url: `/backend/${asha.token}/${ASHA.email}`, headers: from });
  await post(shop, "/auth/signout", undefined, from, ADDRESS);

  const log = JSON.stringify(lines);
  expect(lines.map(({ msg }) => msg)).toContain("Request rejected");
  for (const secret of [ASHA.email, "shop.example", "Monsoon", "Wrong-Pass", asha.token, "p".repeat(43)]) {
    expect(log).not.toContain(secret);
  }
  for (const secret of [asha.cookie.split("=")[1] ?? "", ADDRESS, FORWARDED, "2001:db8"]) {
    expect(log).not.toContain(secret);
  }
});

it("refusals of one client can be told from those of another", async () => {
  for (const address of [ADDRESS, ADDRESS, "203.0.113.8"]) {
    await post(shop, "/auth/signin", { email: "a@b.example", password: "x" }, {}, address);
  }
  const [first, second, other] = lines
    .filter(({ msg }) => msg === "Request rejected")
    .map(({ client }) => client);

  expect(first).toBe(second);
  expect(first).not.toBe(other);
});

it("a failure carries the id of its request and says nothing of what it was given", async () => {
  const open = openStubDatabase();
  const app = await buildTestApp(open, { logger, rateLimits: undefined });
  open.failWith(databaseError("42703", `column broke for ${ASHA.email} from ${ADDRESS}`));
  lines = [];

  const response = await app.inject({ url: "/backend/outfit/getoutfits?startIndex=0&limit=9" });
  await app.close();

  const failure = lines.find(({ msg }) => msg === "Request failed");
  expect(response.statusCode).toBe(500);
  expect(failure?.reqId).toBe(response.headers["x-request-id"]);
  expect(JSON.stringify(failure)).toContain("column broke for [email] from [address]");
});
