import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "#server/db/open-database.ts";
import { createUser } from "#tests/factories/user-factory.ts";
import { putNewShop } from "#tests/setup/new-shop.ts";
import { testDatabaseUrl } from "#tests/setup/test-database.ts";

let dataDir: string;
let databaseUrl: string | undefined;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "ensemble-cli-"));
  databaseUrl = await testDatabaseUrl();
  if (!databaseUrl) await putNewShop(dataDir);
  const open = await openDatabase({ dataDir, databaseUrl });
  await open.database.execute("truncate users cascade");
  await createUser(open.database, { email: "boss@shop.example", username: "boss", isAdmin: true });
  await createUser(open.database, { email: "asha@shop.example", username: "asha" });
  await open.close();
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Runs the program as an operator would; returns its exit code and its output. */
function admin(...words: string[]): Promise<{ code: number; output: string }> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? "", NODE_ENV: "production" };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ["--import", "tsx", "server/cli/admin.ts", ...words],
      { env },
      (error, stdout, stderr) => {
        resolve({ code: typeof error?.code === "number" ? error.code : 0, output: `${stdout}${stderr}` });
      },
    );
  });
}

// covers: account-deletion-06, administrators-02
it("grants, lists and revokes the role, and reports each result in a sentence", async () => {
  expect(await admin("revoke", "boss@shop.example")).toEqual({
    code: 1,
    output: "boss@shop.example is the last administrator: grant another user the role first.\n",
  });
  expect(await admin("grant", " ASHA@shop.example")).toEqual({
    code: 0,
    output: "asha@shop.example is an administrator now.\n",
  });
  expect(await admin("list")).toEqual({
    code: 0,
    output: "2 administrators:\n  asha@shop.example (asha)\n  boss@shop.example (boss)\n",
  });
  expect(await admin("revoke", "boss@shop.example")).toMatchObject({ code: 0 });
  expect(await admin("grant", "nobody@shop.example")).toEqual({
    code: 1,
    output: "There is no account with the e-mail nobody@shop.example: sign up with it first.\n",
  });
}, 120_000);

// covers: administrators-02
it.each([
  [],
  ["grant"],
  ["grant", ""],
  ["revoke", "a@b.example", "c@d.example"],
  ["list", "x"],
  ["demote", "x"],
])(
  "shows its usage when called with %j",
  async (...words) => {
    const { code, output } = await admin(...words);

    expect(code).toBe(2);
    expect(output).toMatch(/^Usage:\n/);
  },
  60_000,
);
