import { expect, it } from "vitest";
import { formatDateTime } from "./dates.ts";

const EVENING_UTC = "2026-01-31T20:05:00.000Z";

// covers: constants-42
it("shows short month, day, year, hour and minute in the shop's zone, with plain spaces only", () => {
  expect(formatDateTime(EVENING_UTC, "Asia/Kolkata")).toBe("Feb 1, 2026, 01:35 AM");
});

// covers: dates-02
it("shows the same moment as another day's afternoon in a shop elsewhere", () => {
  expect(formatDateTime(EVENING_UTC, "America/New_York")).toBe("Jan 31, 2026, 03:05 PM");
});

it("follows a zone's summer time", () => {
  expect(formatDateTime("2026-07-04T16:00:00.000Z", "America/New_York")).toBe("Jul 4, 2026, 12:00 PM");
});
