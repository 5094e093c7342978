import { expect, it } from "vitest";
import { isInstalled } from "./install.mjs";

const locked = {
  "": { name: "ensemble" },
  "node_modules/react": { version: "19.0.0", integrity: "sha512-a" },
  "node_modules/sharp-for-another-system": { version: "1.0.0", integrity: "sha512-b", optional: true },
};
const react = { "node_modules/react": { version: "19.0.0", integrity: "sha512-a" } };

// covers: start-01
it.each([
  ["nothing is installed", null, false],
  ["the locked packages are there, optional ones for other systems aside", react, true],
  ["a package is missing", {}, false],
  [
    "a package has another version",
    { "node_modules/react": { version: "18.0.0", integrity: "sha512-a" } },
    false,
  ],
  [
    "a package has other content",
    { "node_modules/react": { version: "19.0.0", integrity: "sha512-x" } },
    false,
  ],
])("%s", (_case, installed, complete) => {
  expect(isInstalled(locked, installed)).toBe(complete);
});
