import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { formatAhead, localTime, zonedTime } from "./zoned-time.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-23T10:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ["2026-11-27T09:00", "Asia/Kolkata", "2026-11-27T03:30:00.000Z"],
  ["2027-01-01T00:00", "Asia/Kolkata", "2026-12-31T18:30:00.000Z"],
  ["2026-07-01T09:00", "America/New_York", "2026-07-01T13:00:00.000Z"],
  ["2026-12-01T09:00", "America/New_York", "2026-12-01T14:00:00.000Z"],
  ["2026-11-01T00:30", "America/New_York", "2026-11-01T04:30:00.000Z"],
  ["2026-11-01T03:30", "America/New_York", "2026-11-01T08:30:00.000Z"],
])("%s in %s is %s, and back", (local, timeZone, iso) => {
  expect(zonedTime(local, timeZone)?.toISOString()).toBe(iso);
  expect(localTime(new Date(iso), timeZone)).toBe(local);
});

test("a time that the clock skips is a time near it; no time is none", () => {
  expect(zonedTime("2026-03-08T02:30", "America/New_York")?.toISOString()).toMatch(/^2026-03-08T0[67]:30/);
  expect(zonedTime("", "Asia/Kolkata")).toBeUndefined();
  expect(zonedTime("Friday", "Asia/Kolkata")).toBeUndefined();
});

test("a time ahead has its weekday, and its year if it is another", () => {
  expect(formatAhead(new Date("2026-11-27T03:30:00Z"), "Asia/Kolkata")).toBe("Fri 27 Nov, 09:00");
  expect(formatAhead(new Date("2027-01-01T18:30:00Z"), "Asia/Kolkata")).toBe("Sat 2 Jan 2027, 00:00");
});
