import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { hashInputs } from "./build-inputs.mjs";

let folder = "";
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const hash = () => hashInputs(folder, ["app", "package.json", "not-there"]);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "build-inputs-"));
  mkdirSync(join(folder, "app/routes"), { recursive: true });
  write("app/routes/home.tsx", "home");
  write("package.json", "{}");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("stays when only times, tests or other files change", () => {
  const before = hash();
  utimesSync(join(folder, "package.json"), new Date(0), new Date(0));
  write("app/routes/home.test.tsx", "a test");
  write("README.md", "words");
  expect(hash()).toBe(before);
});

// covers: start-02
it("changes with a file's content", () => {
  const before = hash();
  write("app/routes/home.tsx", "home, changed");
  expect(hash()).not.toBe(before);
});

it("changes with a file's name", () => {
  const before = hash();
  renameSync(join(folder, "app/routes/home.tsx"), join(folder, "app/routes/start.tsx"));
  expect(hash()).not.toBe(before);
});

it("changes when a file is added or removed", () => {
  const before = hash();
  write("app/root.tsx", "root");
  expect(hash()).not.toBe(before);
  rmSync(join(folder, "app/root.tsx"));
  expect(hash()).toBe(before);
});
