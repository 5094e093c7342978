import { expect, it } from "vitest";
import { testShop } from "#tests/setup/test-app.ts";

const START = "/backend/auth/provider/start";
const signInPerMinute = 2;
/** Nothing listens at the port. */
const oidc = { issuer: "http://127.0.0.1:1", clientId: "shop", clientSecret: "secret" };
const shop = testShop({
  oidc,
  rateLimits: {
    ...{ signInPerMinute, signUpPerHour: 20, accountMailPerHour: 5, contributionsPerMinute: 20 },
    ...{ reactionsPerMinute: 120, bespokePerHour: 5, newsletterPerHour: 5 },
  },
});

const startFrom = (remoteAddress: string, query = "flow=f1") =>
  shop.app.inject({ url: `${START}?${query}`, remoteAddress });

it("a start while the provider is down shows a page, which tells the one that opened it", async () => {
  const response = await startFrom("203.0.113.60");

  expect(response.statusCode).toBeGreaterThanOrEqual(500);
  expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(response.headers["content-security-policy"]).toContain("script-src 'self' 'sha256-");
  expect(response.body).toContain("This sign-in did not work.");
  expect(response.body).toMatch(/postMessage\(\{"flow":"f1","error":"[^"]+"\}\)/);
});

it("a start that comes too often does so too", async () => {
  for (let time = 0; time < signInPerMinute * 2; time++) await startFrom("203.0.113.61");
  const response = await startFrom("203.0.113.61");

  expect(response.statusCode).toBe(429);
  expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
  expect(response.body).toContain('"flow":"f1","error":"That was too often.');
});

it("a start without a flow, which no page waits for, gets the error body", async () => {
  const response = await startFrom("203.0.113.62", "flow=<script>");

  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ success: false, code: "VALIDATION_FAILED" });
});
