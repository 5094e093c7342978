import { expect, it } from "vitest";
import { timeTable } from "./time-table.mjs";

it("shows the seconds and the share of every step, and the total", () => {
  expect(
    timeTable([
      { title: "Build", ms: 30_400 },
      { title: "Browser tests", ms: 91_200 },
    ]),
  ).toBe(
    [
      "Build             30.4 s   25 %",
      "Browser tests     91.2 s   75 %",
      "All steps        121.6 s  100 %",
    ].join("\n"),
  );
});
