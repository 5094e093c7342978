import { expect, it } from "vitest";
import { StepFailure } from "./failure.mjs";
import { readTestArguments } from "./test-arguments.mjs";

const STEPS = {
  checks: {},
  unit: {},
  services: { needsServices: true },
  browser: {},
  faults: { needsServices: true },
};
const read = (...args: string[]) => readTestArguments(args, STEPS);

it("selects the steps that every machine can do, or all of them on request", () => {
  expect(read()).toEqual({ names: ["checks", "unit", "browser"], filters: [] });
  expect(read("--everything").names).toEqual(["checks", "unit", "services", "browser", "faults"]);
});

it("selects the named steps, and narrows them to the named files", () => {
  expect(read("--only=unit,services", "server/modules")).toEqual({
    names: ["unit", "services"],
    filters: ["server/modules"],
  });
});

it("refuses a step that there is not, and names those there are", () => {
  expect(() => read("--only=units")).toThrow(StepFailure);
  expect(() => read("--only=units")).toThrow(
    'There is no step "units"; there are: checks, unit, services, browser, faults.',
  );
});
