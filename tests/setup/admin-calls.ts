import { expect } from "vitest";
import type { ErrorBody } from "#contract/api-error.ts";
import type { Outfit } from "#contract/outfit.ts";
import { type Form, type FormFile, outfitForm, smallPicture } from "./outfit-forms.ts";
import type { TestApp } from "./test-app.ts";

type Headers = Record<string, string>;

/** Creates an outfit from the filled-in form with these changes; answers the whole response. */
export async function create(
  shop: TestApp,
  headers: Headers,
  said: Record<string, unknown> = {},
  image?: FormFile | Buffer,
) {
  return send(
    shop,
    "POST",
    "/outfit/create",
    headers,
    await outfitForm(said, { image: image ?? (await smallPicture()) }),
  );
}

/** The same where it has to succeed: the outfit. */
export async function created(...args: Parameters<typeof create>): Promise<Outfit> {
  const response = await create(...args);
  expect(response.statusCode, response.body).toBe(201);
  return response.json<Outfit>();
}

export function send({ app }: TestApp, method: "POST" | "PUT", path: string, headers: Headers, form: Form) {
  return app.inject({
    method,
    url: `/backend${path}`,
    payload: form.payload,
    headers: { ...headers, ...form.headers },
  });
}

/** What an error answer says of single fields, as "path: message". */
export function complaints(response: { json<T>(): T }): string[] {
  const { details = [] } = response.json<ErrorBody>();
  return details.map(({ path, message }) => `${path}: ${message}`);
}
