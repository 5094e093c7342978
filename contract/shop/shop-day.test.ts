import { expect, it } from "vitest";
import { shopDay } from "./shop-day.ts";

it.each([
  ["2026-03-01T03:29:59Z", "Asia/Kolkata", { day: "2026-03-01", hour: 8 }],
  ["2026-03-01T03:30:00Z", "Asia/Kolkata", { day: "2026-03-01", hour: 9 }],
  ["2026-02-28T18:30:00Z", "Asia/Kolkata", { day: "2026-03-01", hour: 0 }],
  ["2026-03-01T03:30:00Z", "America/New_York", { day: "2026-02-28", hour: 22 }],
  // The hour from 2 to 3 does not exist on this day.
  ["2026-03-08T07:00:00Z", "America/New_York", { day: "2026-03-08", hour: 3 }],
  ["2026-03-01T00:00:00Z", "UTC", { day: "2026-03-01", hour: 0 }],
])("%s in %s", (time, timeZone, expected) => {
  expect(shopDay(new Date(time), timeZone)).toEqual(expected);
});
