import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
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
it("repeating the email that confirms an address is limited for each address, and for each user", async () => {
  const headers = bearer(await createSession(shop.database, await createUser(shop.database)));
  const statuses: number[] = [];
  for (let time = 0; time < 6; time++) {
    statuses.push((await post(shop, "/user/confirmation", undefined, headers)).statusCode);
  }

  expect(statuses).toEqual([200, 200, 200, 429, 429, 429]);
});

it("repeated emails do not use up what an owner does against a thief: cancelling a change, unlinking a sign-in", async () => {
  const headers = bearer(await createSession(shop.database, await createUser(shop.database)));
  for (let time = 0; time < 6; time++) await post(shop, "/user/confirmation", undefined, headers);
  const remove = async (path: string) =>
    (await shop.app.inject({ method: "DELETE", url: `/backend/user/${path}`, headers })).statusCode;

  expect(await remove("pending-email")).toBe(200);
  expect(await remove(`identities/${randomUUID()}`)).toBe(404);
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

describe("changes of the profile", () => {
  const change = async (userId: string, token: string, body: object) =>
    (
      await shop.app.inject({
        method: "PUT",
        url: `/backend/user/update/${userId}`,
        headers: bearer(token),
        payload: body,
        remoteAddress: "203.0.113.60",
      })
    ).statusCode;
  const person = async () => {
    const email = `person-${randomUUID()}@shop.example`;
    const id = await createUser(shop.database, { email });
    return { id, email, token: await createSession(shop.database, id) };
  };

  it("are limited to 30 an hour", async () => {
    const { id, token, email } = await person();
    const statuses: number[] = [];
    for (let time = 0; time < 31; time++)
      statuses.push(await change(id, token, { fullName: `Name ${time}`, email }));

    expect(statuses.indexOf(429)).toBe(30);
  });

  it("that name another email are limited to 5 an hour, failed ones too, and 25 from an address", async () => {
    await createUser(shop.database, { username: "taken", email: "known@shop.example" });
    const probe = async () => {
      const { id, token } = await person();
      const statuses: number[] = [];
      for (let time = 0; time < 6; time++) {
        const email = time % 2 ? "known@shop.example" : `unknown-${time}@shop.example`;
        statuses.push(await change(id, token, { username: "taken", email }));
      }
      return statuses;
    };

    expect(await probe()).toEqual([409, 409, 409, 409, 409, 429]);
    for (let more = 0; more < 4; more++) await probe();
    expect(await probe()).toEqual([429, 429, 429, 429, 429, 429]);
  });
});
