import type { LightMyRequestResponse } from "fastify";
import { expect } from "vitest";
import type { SignedIn, UpdatedUser } from "#contract/account/account.ts";
import { bearer } from "#tests/factories/user-factory.ts";
import type { TestApp } from "./test-app.ts";

export const ASHA = { username: "Asha", email: "asha@shop.example", password: "Monsoon-2026" };

/** Posts a JSON body, or none, below /backend. */
export function post(
  { app }: TestApp,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  remoteAddress = "127.0.0.1",
) {
  return app.inject({
    method: "POST",
    url: `/backend${path}`,
    headers,
    remoteAddress,
    ...(body === undefined ? {} : { payload: body as object }),
  });
}

/** A signed-in user. */
export interface Person {
  id: string;
  token: string;
  headers: { authorization: string };
  /** The Cookie header that the browser sends to the API. */
  cookie: string;
}

export async function signUpAndIn(shop: TestApp, account = ASHA): Promise<Person> {
  const response = await post(shop, "/auth/signup", account);
  expect(response.statusCode, response.body).toBe(201);
  return signIn(shop, account);
}

export async function signIn(
  shop: TestApp,
  { email, password }: { email: string; password: string },
): Promise<Person> {
  const response = await post(shop, "/auth/signin", { email, password });
  expect(response.statusCode, response.body).toBe(200);
  const { token, _id } = response.json<SignedIn>();
  return { id: _id, token, headers: bearer(token), cookie: cookieIn(response) };
}

/** Gives a person the token and the cookie of a response that renews the session. */
export function adoptToken(person: Partial<Person>, response: LightMyRequestResponse): void {
  const { token } = response.json<Partial<UpdatedUser>>();
  if (token) Object.assign(person, { token, headers: bearer(token), cookie: cookieIn(response) });
}

function cookieIn({ cookies: [cookie] }: LightMyRequestResponse): string {
  return `${cookie?.name}=${cookie?.value}`;
}

/** The status that check-auth returns for these headers. */
export async function checkAuth({ app }: TestApp, headers: Record<string, string>): Promise<number> {
  return (await app.inject({ url: "/backend/user/check-auth", headers })).statusCode;
}
