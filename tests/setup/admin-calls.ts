import { expect } from "vitest";
import type { ErrorBody } from "#contract/http/api-error.ts";
import type { Outfit } from "#contract/outfit/outfit.ts";
import { type Form, type FormFile, outfitForm, smallPicture } from "./outfit-forms.ts";
import type { TestApp } from "./test-app.ts";

type Headers = Record<string, string>;

/** Creates an outfit from the default form with these changes; returns the response. */
export async function create(
  shop: TestApp,
  headers: Headers,
  changes: Record<string, unknown> = {},
  image?: FormFile | Buffer,
) {
  return send(
    shop,
    "POST",
    "/outfit/create",
    headers,
    await outfitForm(changes, { image: image ?? (await smallPicture()) }),
  );
}

/** Like `create`, but expects success and returns the outfit. */
export async function createdOutfit(...args: Parameters<typeof create>): Promise<Outfit> {
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

/** The field errors of an error response, as "path: message". */
export function fieldErrorsOf(response: { json<T>(): T }): string[] {
  const { details = [] } = response.json<ErrorBody>();
  return details.map(({ path, message }) => `${path}: ${message}`);
}
