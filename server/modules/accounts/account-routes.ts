import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Database } from "#server/db/database.ts";
import { runHourly } from "#server/jobs/run-hourly.ts";
import { adminUserRoutes } from "./admin/admin-user-routes.ts";
import { authRoutes } from "./auth-routes.ts";
import type { SessionOptions } from "./begin-session.ts";
import { identityRoutes } from "./identities/identity-routes.ts";
import { deleteOldEmailChanges } from "./links/email-change.ts";
import { deleteOldLinks } from "./links/link-repository.ts";
import { linkRoutes } from "./links/link-routes.ts";
import { deleteExpiredChallenges } from "./passkeys/passkey-repository.ts";
import { passkeyRoutes } from "./passkeys/passkey-routes.ts";
import { personalDataRoutes } from "./personal-data/export-routes.ts";
import { sessionRoutes } from "./session-routes.ts";
import type { UpdateOptions } from "./update-user.ts";
import { userRoutes } from "./user-routes.ts";

export interface AccountOptions extends SessionOptions, UpdateOptions {
  database: Database;
}

/** Accounts and sessions. */
export function accountRoutes(options: AccountOptions): FastifyPluginAsyncZod {
  const { database, settings } = options;
  return async (app) => {
    await app.register(authRoutes(options));
    await app.register(userRoutes(database, options));
    await app.register(adminUserRoutes(database));
    await app.register(sessionRoutes(database));
    await app.register(personalDataRoutes(database));
    await app.register(identityRoutes(database));
    await app.register(passkeyRoutes(options));
    runHourly(
      app,
      () => deleteExpiredChallenges(database),
      "Deleting expired passkey challenges failed; the next attempt is in an hour",
      { database, name: "passkey-challenges" },
    );
    await app.register(linkRoutes(database, settings));
    runHourly(
      app,
      async () => {
        await deleteOldLinks(database);
        await deleteOldEmailChanges(database);
      },
      "Deleting old links and pending addresses failed; the next attempt is in an hour",
      { database, name: "account-links" },
    );
  };
}
