import { expect, it } from "vitest";
import { timeLeft } from "#app/dashboard/requests/time-left.tsx";

const DUE = "2026-03-02T12:00:00.000Z";
const at = (time: string) => timeLeft(DUE, Date.parse(time));

it.each([
  ["2026-03-01T12:00:00.000Z", "24 h left"],
  ["2026-03-01T12:00:00.001Z", "23 h 59 min left"],
  ["2026-03-02T06:48:00.000Z", "5 h 12 min left"],
  ["2026-03-02T10:00:00.000Z", "2 h left"],
  ["2026-03-02T11:01:00.000Z", "59 min left"],
  ["2026-03-02T11:59:00.000Z", "1 min left"],
  ["2026-03-02T11:59:00.001Z", "less than 1 min left"],
])("at %s there is %s", (now, text) => {
  expect(at(now)).toEqual({ text, isOverdue: false });
});

it.each([
  ["2026-03-02T12:00:00.000Z", "overdue by less than 1 min"],
  ["2026-03-02T12:59:59.999Z", "overdue by 59 min"],
  ["2026-03-02T14:40:00.000Z", "overdue by 2 h"],
  ["2026-03-04T11:59:00.000Z", "overdue by 47 h"],
  ["2026-03-04T12:00:00.000Z", "overdue by 2 days"],
])("at %s it is %s", (now, text) => {
  expect(at(now)).toEqual({ text, isOverdue: true });
});
