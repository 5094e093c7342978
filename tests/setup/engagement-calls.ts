import { expect } from "vitest";
import type { Outfit } from "#contract/outfit/outfit.ts";
import { bearer, createSession, createUser } from "#tests/factories/user-factory.ts";
import type { TestApp } from "./test-app.ts";

export interface Caller {
  userId: string;
  headers: Record<string, string>;
}

/** Creates a user with a valid session. */
export async function signIn({ database }: TestApp, overrides: Parameters<typeof createUser>[1] = {}) {
  const userId = await createUser(database, overrides);
  return { userId, headers: bearer(await createSession(database, userId)) } satisfies Caller;
}

export async function signInMany(
  shop: TestApp,
  count: number,
  overrides: Parameters<typeof createUser>[1] = {},
): Promise<Caller[]> {
  const callers: Caller[] = [];
  for (let index = 0; index < count; index++) callers.push(await signIn(shop, overrides));
  return callers;
}

/** One engagement call, "PUT /like/{id}" below /backend/outfit; a text makes the body. */
export function call(
  { app }: TestApp,
  request: string,
  headers: Record<string, string> = {},
  text?: unknown,
) {
  const [method, path] = request.split(" ");
  return app.inject({
    method: method as "GET" | "PUT" | "POST" | "DELETE",
    url: `/backend/outfit${path}`,
    headers,
    ...(text === undefined ? {} : { payload: { text } }),
  });
}

/** Like `call`, but expects success and returns the outfit. */
export async function callForOutfit(...args: Parameters<typeof call>): Promise<Outfit> {
  const response = await call(...args);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<Outfit>();
}
