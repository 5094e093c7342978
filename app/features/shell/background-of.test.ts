import { expect, it } from "vitest";
import { backgroundOf } from "./background-of.ts";

// covers: product-31, background-01
it.each([
  ["/", "default", "medium"],
  ["/trending", "default", "medium"],
  ["/sign-in", "auth", "medium"],
  ["/sign-up", "auth", "medium"],
  ["/profile", "profile", "low"],
  ["/outfit", "minimal", "low"],
  ["/outfit/0f1e", "minimal", "low"],
  ["/cart", "minimal", "low"],
  ["/no/such/page", "minimal", "low"],
])("%s: %s, %s", (path, variant, intensity) => {
  expect(backgroundOf(path)).toEqual({ variant, intensity });
});
