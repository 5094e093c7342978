import { expect, it } from "vitest";
import { replaceRows } from "./table.ts";

const PAGE = `# Benchmarks

Words before.

| row | what | measured | reference | ratio | target | holds? |
|-----|------|----------|-----------|-------|--------|--------|
| B1 | list | 1 | 2 | 0.5 | ≥ 0.8 | NO |
| B2 | home | 1 | 2 | 0.5 | ≥ 0.8 | NO |
| B2 | detail | 1 | 2 | 0.5 | ≥ 0.8 | NO |
| B10 | during | 1 | | | ≤ 3 | yes |

Words after.

| row | before | after |
|-----|--------|-------|
| B2 | 1 | 2 |
`;

it("writes measured rows over the same rows of the first table, adds new ones in order, and keeps the rest", () => {
  const line = { what: "new", measured: "3", target: "≤ 4", holds: true };
  const written = replaceRows(PAGE, [
    { row: "B2", ...line },
    { row: "B9", ...line },
  ]);

  expect(written).toBe(
    PAGE.replace(
      "| B2 | home | 1 | 2 | 0.5 | ≥ 0.8 | NO |\n",
      "| B2 | new | 3 |  |  | ≤ 4 | yes |\n",
    ).replace("| B2 | detail | 1 | 2 | 0.5 | ≥ 0.8 | NO |\n", "| B9 | new | 3 |  |  | ≤ 4 | yes |\n"),
  );
});
