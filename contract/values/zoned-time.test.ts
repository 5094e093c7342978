import { afterEach, beforeEach, expect, it, test, vi } from "vitest";
import { localTime, shopDay, zonedTime } from "./zoned-time.ts";

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

test.each([
  ["2027-03-14T02:30", "America/New_York", "2027-03-14T07:30:00.000Z", "2027-03-14T03:30"],
  ["2027-03-28T02:30", "Europe/Berlin", "2027-03-28T01:30:00.000Z", "2027-03-28T03:30"],
  ["2027-03-28T01:15", "Europe/London", "2027-03-28T01:15:00.000Z", "2027-03-28T02:15"],
  ["2026-10-04T02:15", "Australia/Lord_Howe", "2026-10-03T15:45:00.000Z", "2026-10-04T02:45"],
  ["2026-09-06T00:30", "America/Santiago", "2026-09-06T04:30:00.000Z", "2026-09-06T01:30"],
])("%s, which the clock skips in %s, is later by as much", (local, timeZone, iso, shown) => {
  expect(zonedTime(local, timeZone)?.toISOString()).toBe(iso);
  expect(localTime(new Date(iso), timeZone)).toBe(shown);
});

test.each([
  ["2026-11-01T01:30", "America/New_York", "2026-11-01T05:30:00.000Z"],
  ["2026-10-25T02:30", "Europe/Berlin", "2026-10-25T00:30:00.000Z"],
  ["2027-04-04T01:45", "Australia/Lord_Howe", "2027-04-03T14:45:00.000Z"],
  ["2027-04-03T23:30", "America/Santiago", "2027-04-04T02:30:00.000Z"],
])("%s, which the clock repeats in %s, is the first of both", (local, timeZone, iso) => {
  expect(zonedTime(local, timeZone)?.toISOString()).toBe(iso);
  expect(localTime(new Date(iso), timeZone)).toBe(local);
});

test("no time is none", () => {
  expect(zonedTime("", "Asia/Kolkata")).toBeUndefined();
  expect(zonedTime("Friday", "Asia/Kolkata")).toBeUndefined();
});

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
