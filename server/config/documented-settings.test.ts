import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { SETTING_NAMES } from "./config.ts";
import { projectRoot } from "./project-root.ts";

/** Set by Node's own conventions, not by a shop owner. */
const UNDOCUMENTED = ["NODE_ENV"];
const documented = SETTING_NAMES.filter((name) => !UNDOCUMENTED.includes(name));
const read = (file: string) => readFileSync(join(projectRoot, file), "utf8");

it("docs/configuration.md has every setting and no other", () => {
  const rows = read("docs/configuration.md")
    .split("\n")
    .filter((line) => line.startsWith("| `"));
  const names = rows.flatMap((row) => row.split("|")[1]?.match(/[A-Z][A-Z0-9_]+/g) ?? []);

  expect(names.toSorted()).toEqual(documented.toSorted());
});

it(".env.example has every setting and no other", () => {
  const names = [...read(".env.example").matchAll(/^#([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);

  expect(names.toSorted()).toEqual(documented.toSorted());
});
