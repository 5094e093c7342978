import { readdirSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "#server/config/project-root.ts";
import { serviceTests } from "./service-tests.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const selected = serviceTests(projectRoot);
const databaseTests = readdirSync(join(projectRoot, "server"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".test.ts"))
  .map((file) => ({
    file: join("server", file),
    source: readFileSync(join(projectRoot, "server", file), "utf8"),
  }));

it("selects only tests that use a shop, a database, Redis or a bucket", () => {
  expect(selected).toEqual(
    expect.arrayContaining([
      "server/permissions/permissions.test.ts",
      "server/modules/cart/cart.test.ts",
      "server/db/engines/connection-pool.test.ts",
      "server/cluster/open-redis.test.ts",
      "tests/abuse/fields.test.ts",
    ]),
  );
  expect(selected).not.toContain("server/config/config.test.ts");
  expect(selected.filter((file) => /^(app|artwork|contract|cutout)\//.test(file))).toEqual([]);
});

it("selects every test that uses tables", () => {
  const missing = databaseTests
    .filter(({ source }) =>
      /testShop\(|openTestDatabase|openInMemory|openDatabase\(|#server\/db\/schema\//.test(source),
    )
    .map(({ file }) => file)
    .filter((file) => !selected.includes(file));

  expect(missing).toEqual([]);
});

it("follows subpath and relative imports, including cycles", async () => {
  const root = await temporaryFolder();
  const files = {
    "server/near.test.ts": 'import { shop } from "./shop.ts";',
    "server/shop.ts": 'import { url } from "#tests/setup/database.ts";\nimport "./near.test.ts";',
    "tests/setup/database.ts": "export const url = process.env.TEST_DATABASE_URL;",
    "tests/late.test.tsx": 'const { url } = await import("./setup/database.ts");',
    "tests/plain.test.ts": 'import { expect } from "vitest";\nimport "./gone.ts";',
  };
  for (const folder of ["app", "artwork", "bench", "contract", "cutout", "scripts"])
    await mkdir(join(root, folder));
  for (const [file, source] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), source);
  }

  expect(serviceTests(root)).toEqual(["server/near.test.ts", "tests/late.test.tsx"]);
});
