import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Config } from "#server/config/config.ts";
import { users } from "#server/db/schema/users.ts";
import { signIn } from "#server/modules/accounts/account-service.ts";
import { UNNAMED_SHOP } from "#server/modules/mail/email-template.ts";
import { createUser } from "#tests/factories/user-factory.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { ensureFirstAdmin } from "./first-admin.ts";

const shop = testShop();
const BOSS = { email: "boss@shop.example", password: "Chief-2026" };

let folder: string;
let dataDir: string;
const log = { info: vi.fn(), warn: vi.fn() };
const tellOperator = vi.fn<(line: string) => void>();
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "ensemble-admin-"));
  dataDir = join(folder, "data");
  vi.resetAllMocks();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const ensure = (config: Partial<Pick<Config, "firstAdmin" | "seed">>) =>
  ensureFirstAdmin({
    config: { firstAdmin: undefined, seed: "none", dataDir, ...config },
    database: shop.database,
    log,
    tellOperator,
  });
const storedUsers = () =>
  shop.database.select({ email: users.email, username: users.username, isAdmin: users.isAdmin }).from(users);
const sessionOptions = {
  settings: { publicUrl: "https://shop.example", timeZone: "Asia/Kolkata", ...UNNAMED_SHOP },
  sessionTtlHours: 1,
};
const signInAs = (email: string, password: string) =>
  signIn(
    shop.database,
    sessionOptions,
    { email, password },
    { client: "", device: "", onWrongPassword: () => {} },
  );

describe("the administrator of ADMIN_EMAIL", () => {
  // covers: administrators-01
  it("is created once and can sign in", async () => {
    await ensure({ firstAdmin: BOSS, seed: "demo" });
    await ensure({ firstAdmin: { ...BOSS, password: "Other-2026" }, seed: "demo" });

    expect(await storedUsers()).toEqual([{ email: BOSS.email, username: "boss", isAdmin: true }]);
    expect(await signInAs(BOSS.email, BOSS.password)).toMatchObject({ user: { isAdmin: true } });
    expect(tellOperator).not.toHaveBeenCalled();
    expect(JSON.stringify([log.info.mock.calls, log.warn.mock.calls])).not.toMatch(/boss@|Chief|Other/);
  });

  it("gets another username if the first choice is taken", async () => {
    await createUser(shop.database, { username: "BOSS" });
    await createUser(shop.database, { username: "boss-2" });

    await ensure({ firstAdmin: BOSS });

    expect(await storedUsers()).toContainEqual({ email: BOSS.email, username: "boss-3", isAdmin: true });
  });

  // covers: administrators-01
  it("is not an existing user with that email, and a warning is logged", async () => {
    await createUser(shop.database, { email: BOSS.email, username: "mallory" });

    await ensure({ firstAdmin: BOSS });

    expect(await storedUsers()).toEqual([{ email: BOSS.email, username: "mallory", isAdmin: false }]);
    expect(log.warn).toHaveBeenCalledOnce();
  });
});

describe("an administrator of ADMIN_EMAIL whose account has gone", () => {
  const remove = () => shop.database.delete(users).where(eq(users.email, BOSS.email));
  const emails = async () => (await storedUsers()).map(({ email }) => email).toSorted();

  it("is not created again beside other administrators, who may have demoted them; one of another email is", async () => {
    await ensure({ firstAdmin: BOSS });
    await createUser(shop.database, { email: "other@shop.example", isAdmin: true });
    await remove();

    await ensure({ firstAdmin: BOSS });
    expect(await emails()).toEqual(["other@shop.example"]);
    expect(log.warn).toHaveBeenCalledOnce();

    await ensure({ firstAdmin: { ...BOSS, email: "second@shop.example" } });
    expect(await emails()).toEqual(["other@shop.example", "second@shop.example"]);
  });

  it("is not created again either if a start has found the account only after it was demoted", async () => {
    await createUser(shop.database, { email: "other@shop.example", isAdmin: true });
    await createUser(shop.database, { email: BOSS.email });
    await ensure({ firstAdmin: BOSS });
    await remove();

    await ensure({ firstAdmin: BOSS });

    expect(await emails()).toEqual(["other@shop.example"]);
  });

  it("is created again in a shop without any administrator", async () => {
    await ensure({ firstAdmin: BOSS });
    await remove();

    await ensure({ firstAdmin: BOSS });

    expect(await storedUsers()).toMatchObject([{ email: BOSS.email, isAdmin: true }]);
  });
});

describe("the administrator of the demo", () => {
  // covers: administrators-03
  it("gets a random password, printed once and stored in a file readable only by its owner", async () => {
    await ensure({ seed: "demo" });
    await ensure({ seed: "demo" });

    const file = join(dataDir, "admin-password.txt");
    const [email = "", password = ""] = (await readFile(file, "utf8")).split("\n");
    expect(email).toBe("admin@ensemble.example");
    expect(password).toMatch(/^[\w-]{43}$/);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(tellOperator).toHaveBeenCalledOnce();
    expect(tellOperator.mock.calls[0]?.[0]).toContain(password);
    expect(await storedUsers()).toEqual([{ email, username: "admin", isAdmin: true }]);
    expect(await signInAs(email, password)).toMatchObject({ user: { isAdmin: true } });
  });

  // covers: administrators-03
  it("is not created if there is another administrator, nor in a shop without demo", async () => {
    await ensure({ seed: "none" });
    expect(await storedUsers()).toEqual([]);
    await createUser(shop.database, { email: BOSS.email, username: "boss", isAdmin: true });

    await ensure({ seed: "demo" });

    expect(await storedUsers()).toHaveLength(1);
    expect(tellOperator).not.toHaveBeenCalled();
  });

  it("is not an existing user with that email", async () => {
    await createUser(shop.database, { email: "admin@ensemble.example" });

    await ensure({ seed: "demo" });

    expect(await storedUsers()).toMatchObject([{ isAdmin: false }]);
    expect(log.warn).toHaveBeenCalledOnce();
  });

  it("is not created if its password cannot be stored", async () => {
    await writeFile(dataDir, "a file where the folder should be");

    await expect(ensure({ seed: "demo" })).rejects.toThrow(/cannot be written to/);

    expect(await storedUsers()).toEqual([]);
  });
});
