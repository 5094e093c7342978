import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Parts and wrappers of components that are in the gallery. */
const PARTS = [
  "dialog-shell.tsx",
  "late-target.tsx",
  "link-page.tsx",
  "link.tsx",
  "locked-fields.tsx",
  "page-notice.tsx",
  "toaster.tsx",
];

it("the gallery shows every component of app/ui", () => {
  const components = readdirSync("app/ui").filter(
    (file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx") && !PARTS.includes(file),
  );
  const sources = readdirSync("app/dev/examples").map((file) =>
    readFileSync(`app/dev/examples/${file}`, "utf8"),
  );
  const missing = components.filter(
    (file) => !sources.some((source) => source.includes(`"#app/ui/${file}"`)),
  );
  expect(components.length).toBeGreaterThan(30);
  expect(missing).toEqual([]);
});
