import { expect } from "vitest";
import type { Cart } from "#contract/cart/cart.ts";
import { callsBelow } from "./calls-below.ts";

/** One cart call, "PUT /outfit/{cartOutfitId}/quantity"; "GET" alone is the cart. */
export const callCart = callsBelow("/backend/cart");

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
