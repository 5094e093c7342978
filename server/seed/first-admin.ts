import { createHash } from "node:crypto";
import { chmod, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { USERNAME_MAX_LENGTH } from "#contract/limits.ts";
import type { Config } from "#server/config/config.ts";
import type { Database } from "#server/db/database.ts";
import { users } from "#server/db/schema/users.ts";
import { diskProblem } from "#server/lib/errors/disk-problem.ts";
import { makeFolder } from "#server/lib/make-folder.ts";
import { hasAdministrator, lockAdministrators } from "#server/modules/accounts/administrators.ts";
import { hashPassword } from "#server/modules/accounts/password.ts";
import { findUserByEmail, insertUser } from "#server/modules/accounts/user-repository.ts";
import { usernameKeyOf } from "#server/modules/accounts/username-key.ts";
import { noteMilestone } from "#server/modules/first-steps/milestone-repository.ts";
import { newSecret } from "#server/modules/sessions/secrets.ts";

export interface FirstAdminOptions {
  config: Pick<Config, "firstAdmin" | "seed" | "dataDir">;
  database: Database;
  log: Pick<FastifyBaseLogger, "info" | "warn">;
  /** Prints a line for the operator that must not appear in the log. */
  tellOperator: (line: string) => void;
}

const DEMO_ADMIN_EMAIL = "admin@ensemble.example";
const PASSWORD_FILE = "admin-password.txt";
/** File mode: readable and writable for the owner only. */
const OWNER_ONLY = 0o600;

/**
 * Ensures that the shop has a first administrator: the one of ADMIN_EMAIL, or else the demo's. One of an
 * ADMIN_EMAIL that was there before is created again only in a shop without any administrator. Throws a
 * StartupError if the password cannot be written to the data folder.
 */
export async function ensureFirstAdmin(options: FirstAdminOptions): Promise<void> {
  const { firstAdmin, seed, dataDir } = options.config;
  try {
    if (firstAdmin) await ensureNamedAdmin(options, firstAdmin);
    else if (seed === "demo") await ensureDemoAdmin(options);
  } catch (error) {
    throw diskProblem(error, dataDir) ?? error;
  }
}

async function ensureNamedAdmin(
  { database, log }: FirstAdminOptions,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const passwordHash = await hashPassword(password, "operator");
  await database.transaction(async (tx) => {
    await lockAdministrators(tx);
    const user = await findUserByEmail(tx, email);
    const digest = createHash("sha256").update(email).digest("base64url");
    const wasThere = await noteMilestone(tx, `firstAdmin/${digest}`);
    if (!user && wasThere && (await hasAdministrator(tx))) {
      // Other administrators may have demoted them before the account was deleted or got another address.
      log.warn(
        "The account of ADMIN_EMAIL is there no more, and is not created again; npm run admin -- grant EMAIL makes another account an administrator",
      );
    } else if (!user) {
      const userId = await insertAdmin(tx, email, passwordHash);
      log.info({ userId }, "The administrator of ADMIN_EMAIL was created");
    } else if (!user.isAdmin) {
      // The user who signed up with this e-mail may not own it, so the existing account is not promoted.
      log.warn(
        { userId: user.id },
        "The user with the ADMIN_EMAIL is not an administrator and was not changed; npm run admin -- grant EMAIL makes them one",
      );
    }
  });
}

async function ensureDemoAdmin({ config, database, log, tellOperator }: FirstAdminOptions): Promise<void> {
  if (await hasAdministrator(database)) return;
  const password = newSecret();
  const passwordHash = await hashPassword(password, "operator");
  const file = join(config.dataDir, PASSWORD_FILE);
  const created = await database.transaction(async (tx) => {
    await lockAdministrators(tx);
    if (await hasAdministrator(tx)) return false;
    if (await findUserByEmail(tx, DEMO_ADMIN_EMAIL)) {
      log.warn(`There is no administrator, and ${DEMO_ADMIN_EMAIL} belongs to a user; see npm run admin`);
      return false;
    }
    await insertAdmin(tx, DEMO_ADMIN_EMAIL, passwordHash);
    // Written before the commit, so that there is never an account with an unknown password.
    await makeFolder(config.dataDir);
    await writeFile(file, `${DEMO_ADMIN_EMAIL}\n${password}\n`, { mode: OWNER_ONLY });
    await chmod(file, OWNER_ONLY);
    return true;
  });
  if (!created) return;
  tellOperator(`Administrator of the demo: ${DEMO_ADMIN_EMAIL}, password ${password} (saved in ${file})`);
}

async function insertAdmin(tx: Database, email: string, passwordHash: string): Promise<string> {
  const username = await freeUsername(tx, email.split("@")[0] ?? "admin");
  const userId = await insertUser(tx, { username, email, passwordHash, isAdmin: true });
  // The operator says whose address it is.
  await tx.update(users).set({ emailConfirmedAt: sql`now()` }).where(eq(users.id, userId));
  return userId;
}

/** Returns the wanted username, with a number appended if it is taken. */
async function freeUsername(database: Database, wanted: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? "" : `-${number}`;
    const username = `${wanted.slice(0, USERNAME_MAX_LENGTH - suffix.length)}${suffix}`;
    const taken = await database
      .select({ id: users.id })
      .from(users)
      .where(eq(users.usernameKey, usernameKeyOf(username)));
    if (taken.length === 0) return username;
  }
}
