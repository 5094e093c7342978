import { expect, it } from "vitest";
import { post } from "#tests/setup/account-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

const rateLimits = {
  signInPerMinute: 3,
  signUpPerHour: 2,
  accountMailPerHour: 5,
  contributionsPerMinute: 20,
  reactionsPerMinute: 120,
  bespokePerHour: 5,
  newsletterPerHour: 5,
};
const shop = testShop({ rateLimits });

// covers: limits-03, limits-07
it.each([
  ["/auth/signin", { email: "asha@shop.example", password: "wrong" }, rateLimits.signInPerMinute],
  ["/auth/google", { name: "", email: "", googlePhotoUrl: "", proof: "" }, rateLimits.signInPerMinute * 2],
])("%s is limited", async (path, body, allowed) => {
  const address = "203.0.113.50";
  const statuses: number[] = [];
  for (let time = 0; time < 10; time++) statuses.push((await post(shop, path, body, {}, address)).statusCode);

  expect(statuses.indexOf(429)).toBe(allowed);
});

// covers: limits-03
it("sign-up is limited, and a rejected call has Retry-After in seconds", async () => {
  const address = "203.0.113.51";
  const account = (time: number) => ({
    username: `asha${time}`,
    email: `asha${time}@shop.example`,
    password: "Monsoon-2026",
  });
  for (let time = 0; time < rateLimits.signUpPerHour; time++) {
    expect((await post(shop, "/auth/signup", account(time), {}, address)).statusCode).toBe(201);
  }

  const refused = await post(shop, "/auth/signup", account(99), {}, address);

  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(refused.json()).toMatchObject({ success: false, code: "RATE_LIMITED" });
});
