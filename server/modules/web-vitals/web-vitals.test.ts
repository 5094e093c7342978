import { expect, it } from "vitest";
import type { WebVitals } from "#contract/analytics/web-vitals.ts";
import { testShop } from "#tests/setup/test-app.ts";

const rateLimits = {
  signInPerMinute: 1,
  signUpPerHour: 1,
  accountMailPerHour: 5,
  contributionsPerMinute: 1,
  reactionsPerMinute: 1,
  bespokePerHour: 1,
  newsletterPerHour: 1,
};
const shop = testShop({ rateLimits });

const VISIT: WebVitals = {
  route: "/outfit/:id",
  largestPaintMs: 1_800,
  interactionMs: 90,
  layoutShift: 0.01,
  hydratedMs: 2_400,
};

const send = (body: object, headers: Record<string, string> = {}, remoteAddress = "203.0.113.7") =>
  shop.app.inject({ method: "POST", url: "/backend/web-vitals", payload: body, headers, remoteAddress });

async function metrics(): Promise<string> {
  const { body } = await shop.app.inject({ url: "/metrics", headers: { host: "localhost:3000" } });
  return body
    .split("\n")
    .filter((line) => line.startsWith("web_vitals_"))
    .join("\n");
}

it("adds a visit to the histograms of its screen", async () => {
  const response = await send(VISIT);
  await send({ route: "/", layoutShift: 0 });

  expect(response.statusCode).toBe(204);
  const lines = await metrics();
  expect(lines).toContain('web_vitals_lcp_seconds_bucket{le="2",route="/outfit/:id"} 1');
  expect(lines).toContain('web_vitals_lcp_seconds_bucket{le="1.5",route="/outfit/:id"} 0');
  expect(lines).toContain('web_vitals_inp_seconds_sum{route="/outfit/:id"} 0.09');
  expect(lines).toContain('web_vitals_cls_count{route="/outfit/:id"} 1');
  expect(lines).toContain('web_vitals_hydration_seconds_sum{route="/outfit/:id"} 2.4');
  expect(lines).toContain('web_vitals_cls_count{route="/"} 1');
  expect(lines).not.toContain('web_vitals_lcp_seconds_count{route="/"}');
});

it.each([
  ["a path instead of a screen", { ...VISIT, route: "/outfit/0b6ff2d1" }],
  ["a negative time", { ...VISIT, largestPaintMs: -1 }],
  ["a time that is no number", { ...VISIT, hydratedMs: "fast" }],
  ["a day", { ...VISIT, interactionMs: 86_400_000 }],
  ["more than is asked for", { ...VISIT, userId: "asha" }],
  ["no screen", { largestPaintMs: 1 }],
])("refuses %s and counts nothing", async (_what, body) => {
  const before = await metrics();

  expect((await send(body)).statusCode).toBe(400);
  expect(await metrics()).toBe(before);
});

it("refuses a long body, and a page of another site", async () => {
  expect((await send({ ...VISIT, padding: "x".repeat(2_000) })).statusCode).toBe(413);
  expect((await send(VISIT, { origin: "https://evil.example" })).statusCode).toBe(403);
});

it("counts at most 60 visits of an address in a minute", async () => {
  const statuses = [];
  for (let sent = 0; sent < 61; sent += 1)
    statuses.push((await send({ route: "/" }, {}, "198.51.100.4")).statusCode);

  expect(statuses.filter((status) => status === 204)).toHaveLength(60);
  expect(statuses.at(-1)).toBe(429);
});
