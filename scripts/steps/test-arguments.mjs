import { StepFailure } from "./failure.mjs";

const ONLY = "--only=";
const EVERYTHING = "--everything";

/**
 * Which steps to take, and which files their tests are narrowed to: `npm test -- --only=unit,browser server/modules`. Steps that need
 * services (`needsServices`) are taken when they are named, or with `--everything`.
 */
export function readTestArguments(args, steps) {
  const only = args.filter((arg) => arg.startsWith(ONLY)).flatMap((arg) => arg.slice(ONLY.length).split(","));
  const unknown = only.find((name) => !steps[name]);
  if (unknown !== undefined) {
    throw new StepFailure(`There is no step "${unknown}"; there are: ${Object.keys(steps).join(", ")}.`);
  }
  const usual = Object.keys(steps).filter((name) => args.includes(EVERYTHING) || !steps[name].needsServices);
  return {
    names: only.length > 0 ? only : usual,
    filters: args.filter((arg) => !arg.startsWith(ONLY) && arg !== EVERYTHING),
  };
}
