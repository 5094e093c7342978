import { expect, it } from "vitest";
import { formatDateTime } from "./dates.ts";

it("shows short month, day, year, hour and minute in the shop's zone, with plain spaces only", () => {
  expect(formatDateTime("2026-01-31T20:05:00.000Z", "Asia/Kolkata")).toBe("Feb 1, 2026, 01:35 AM");
});
