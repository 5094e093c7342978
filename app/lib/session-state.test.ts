import { describe, expect, it } from "vitest";
import { isExpired } from "#app/lib/session-state.ts";

describe("isExpired", () => {
  it("is false before the expiry, and true at and past it", () => {
    expect([999, 1_000, 1_001].map((now) => isExpired({ sessionExpiry: 1_000 }, now))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it("is false when no expiry is known", () => {
    expect(isExpired({ sessionExpiry: null }, 1_000)).toBe(false);
  });
});
