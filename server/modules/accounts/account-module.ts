import type { FastifyPluginAsync } from "fastify";
import { API_PREFIX } from "#contract/http/api-client.ts";
import { adminUserRoutes } from "./admin/admin-user-routes.ts";
import { authRoutes } from "./auth-routes.ts";
import type { SessionOptions } from "./begin-session.ts";
import { emailTokenRoutes } from "./email-tokens/email-token-routes.ts";
import { tokenFormRoutes } from "./email-tokens/token-form-routes.ts";
import { identityRoutes } from "./identities/identity-routes.ts";
import { passkeyRoutes } from "./passkeys/passkey-routes.ts";
import { personalDataRoutes } from "./personal-data/export-routes.ts";
import { sessionRoutes } from "./session-routes.ts";
import type { UpdateOptions } from "./update-user.ts";
import { userRoutes } from "./user-routes.ts";

/** Accounts and sessions. */
export const accountModule: FastifyPluginAsync<SessionOptions & UpdateOptions> = async (app, options) => {
  const { settings, sessionTtlHours, sensitiveChangeMinutes } = options;
  const prefix = API_PREFIX;
  await app.register(authRoutes, { prefix, settings, sessionTtlHours });
  await app.register(userRoutes, { prefix, settings, sensitiveChangeMinutes });
  await app.register(adminUserRoutes, { prefix });
  await app.register(sessionRoutes, { prefix });
  await app.register(personalDataRoutes, { prefix });
  await app.register(identityRoutes, { prefix });
  await app.register(passkeyRoutes, { prefix, settings, sessionTtlHours });
  await app.register(emailTokenRoutes, { prefix, settings });
  await app.register(tokenFormRoutes, { settings });
};
