import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "#server/db/open-database.ts";
import { createUser } from "#tests/factories/user-factory.ts";
import { builtPrograms } from "#tests/setup/built-programs.ts";
import { copyEmptyShop } from "#tests/setup/new-shop.ts";
import { testDatabaseUrl } from "#tests/setup/test-database.ts";
import { scaled } from "#tests/setup/time-limits.ts";

const run = builtPrograms();
let dataDir: string;
let databaseUrl: string | undefined;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "ensemble-cli-"));
  databaseUrl = await testDatabaseUrl();
  if (!databaseUrl) await copyEmptyShop(dataDir);
  const open = await openDatabase({ dataDir, databaseUrl });
  await open.database.execute("truncate users cascade");
  await createUser(open.database, { email: "boss@shop.example", username: "boss", isAdmin: true });
  await createUser(open.database, { email: "asha@shop.example", username: "asha" });
  await open.close();
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Returns the exit code and the whole output. */
async function admin(...words: string[]): Promise<{ code: number | null; output: string }> {
  const { code, out, errors } = await run("admin", words, {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? "",
  });
  return { code, output: `${out}${errors}` };
}

// covers: account-deletion-06, administrators-02
it(
  "grants, lists and revokes the role, and reports each result in a sentence",
  async () => {
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
    const { code, output } = await admin("passkey", "boss@shop.example");
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}\nThis code works once/),
    ]);
    expect(await admin("revoke", "boss@shop.example")).toMatchObject({ code: 0 });
    expect(await admin("passkey", "boss@shop.example")).toEqual({
      code: 1,
      output: "No administrator has the email boss@shop.example.\n",
    });
    expect(await admin("grant", "nobody@shop.example")).toEqual({
      code: 1,
      output: "There is no account with the email nobody@shop.example: sign up with it first.\n",
    });
  },
  scaled(120_000),
);

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
  scaled(60_000),
);

it(
  "an unexpected failure says which statement failed, without an email or another value of it",
  async () => {
    const broken = await mkdtemp(join(tmpdir(), "ensemble-cli-"));
    await copyEmptyShop(broken);
    const open = await openDatabase({ dataDir: broken, databaseUrl: undefined });
    await open.database.execute("alter table users rename to people");
    await open.close();

    const { code, errors } = await run("admin", ["grant", "asha@shop.example"], { DATA_DIR: broken });
    await rm(broken, { recursive: true, force: true });

    expect(code).toBe(1);
    expect(errors).toContain("Failed query: select");
    expect(errors).toContain('relation "users" does not exist');
    expect(errors).not.toContain("asha");
  },
  scaled(60_000),
);
