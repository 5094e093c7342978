import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "#server/config/project-root.ts";

const page = readFileSync(join(projectRoot, "docs/security.md"), "utf8");
/** A test file named on the page, with the title that may follow it: `x.test.ts` "does something …". */
const NAMED = /`([\w/.-]+\.(?:test|spec|fault)\.tsx?)`(?: "([^"]+)")?/g;
const TEST_FILE = /\.(?:test|spec|fault)\.tsx?$/;

const files = ["app", "artwork", "contract", "cutout", "scripts", "server", "tests"].flatMap((folder) =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => TEST_FILE.test(file))
    .map((file) => `/${folder}/${file}`),
);
const named = [...page.matchAll(NAMED)].map(([, file = "", title]) => ({ file, title }));
const filesOf = (name: string) => files.filter((file) => file.endsWith(`/${name}`));

it("names tests, and only such as there are", () => {
  expect(named.length).toBeGreaterThan(100);
  expect(named.map(({ file }) => file).filter((name) => filesOf(name).length === 0)).toEqual([]);
});

it("quotes their titles as they are", () => {
  const misquoted = named.filter(({ file, title }) => {
    // An ellipsis stands for the rest of a title.
    const parts = (title ?? "").split("…").map((part) => part.trim());
    const says = (source: string) => parts.every((part) => source.includes(part));
    return !filesOf(file).some((path) => says(readFileSync(join(projectRoot, path), "utf8")));
  });

  expect(misquoted.filter(({ file }) => filesOf(file).length > 0)).toEqual([]);
});

it("shows what every row says, or says that it is not shown, not done or said elsewhere", () => {
  const rows = page
    .split("\n")
    .filter((line) => line.startsWith("| ") && !/^\| (requirement|risk|fault or abuse) /.test(line))
    .map((line) => line.split(" | "));
  const bare = rows.filter(
    (cells) =>
      !/`[\w/.-]*(test|spec|fault|abuse)[\w/.-]*`|not shown|not done|^see |: see /i.test(cells.at(-1) ?? ""),
  );

  expect(rows.length).toBeGreaterThan(60);
  expect(bare.map(([first]) => first)).toEqual([]);
});
