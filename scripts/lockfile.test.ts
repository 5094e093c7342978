import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { inRoot } from "./steps/root.mjs";

interface Entry {
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync(inRoot("package-lock.json"), "utf8")) as {
  packages: Record<string, Entry>;
};

/** A package is found in its user's own node_modules or in one further up. */
function isLocked(name: string, user: string): boolean {
  for (let folder = user; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
    if (packages[`${folder}${folder ? "/" : ""}node_modules/${name}`]) return true;
    if (!folder) return false;
  }
}

// npm leaves other systems' packages out when it writes a lock from an existing node_modules; a fresh `npm
// ci` refuses it then.
// covers: start-01
it("locks every package that a locked package depends on, those of other systems included", () => {
  const missing = Object.entries(packages).flatMap(([user, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !isLocked(name, user))
      .map((name) => `${name}, asked for by ${user}`),
  );
  expect(missing).toEqual([]);
});

it("names no registry, so that each machine installs from its own", () => {
  expect(Object.values(packages).filter(({ resolved }) => resolved)).toEqual([]);
});
