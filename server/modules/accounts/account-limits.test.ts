import { expect, it } from "vitest";
import { bearer, createSession, createUser } from "#tests/factories/user-factory.ts";
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

// covers: forgotten-04
it("links for a new password are limited by address and client, and not for the owner elsewhere", async () => {
  const forgot = async (email: string, address: string) =>
    (await post(shop, "/auth/forgot", { email }, {}, address)).statusCode;
  const statuses: number[] = [];
  for (let time = 0; time < 7; time++) statuses.push(await forgot("asha@shop.example", "203.0.113.52"));

  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect(await forgot("asha@shop.example", "203.0.113.53")).toBe(200);
  expect(await forgot("meera@shop.example", "203.0.113.52")).toBe(200);
});

// covers: confirmation-02
it("repeating the e-mail that confirms an address is limited for each user", async () => {
  const headers = bearer(await createSession(shop.database, await createUser(shop.database)));
  const statuses: number[] = [];
  for (let time = 0; time < 6; time++) {
    statuses.push((await post(shop, "/user/confirmation", undefined, headers)).statusCode);
  }

  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
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
