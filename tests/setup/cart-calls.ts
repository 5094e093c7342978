import { expect } from "vitest";
import type { Cart } from "#contract/cart.ts";
import type { TestApp } from "./test-app.ts";

/** One cart call, "PUT /outfit/{cartOutfitId}/quantity" below /backend/cart; "GET" alone is the cart. */
export function callCart(
  { app }: TestApp,
  request: string,
  headers: Record<string, string> = {},
  body?: unknown,
) {
  const [method, path = ""] = request.split(" ");
  return app.inject({
    method: method as "GET" | "PUT" | "POST" | "DELETE",
    url: `/backend/cart${path}`,
    headers,
    ...(body === undefined ? {} : { payload: body as object }),
  });
}

/** Like `callCart`, but expects success and returns the cart. */
export async function callForCart(...args: Parameters<typeof callCart>): Promise<Cart> {
  const response = await callCart(...args);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<Cart>();
}

/** Invalid quantities with names; undefined is a missing field. */
export const BAD_QUANTITIES: [name: string, quantity: unknown][] = [
  ["0", 0],
  ["11", 11],
  ["-1", -1],
  ["1.5", 1.5],
  ["a text", "2"],
  ["an empty text", ""],
  ["null", null],
  ["nothing", undefined],
  ["true", true],
  ["a list", [2]],
  ["an object", { valueOf: 2 }],
  ["a huge number", 1e308],
  ["more than an integer holds", 2 ** 53],
];
