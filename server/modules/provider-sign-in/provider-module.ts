import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { API_PREFIX } from "#contract/api-client.ts";
import type { Config } from "#server/config/config.ts";
import type { Database } from "#server/db/database.ts";
import { runHourly } from "#server/jobs/run-hourly.ts";
import { removeExpiredAttempts } from "./attempt-repository.ts";
import { PROVIDER_RETURN_PATH, providerRoutes } from "./provider-routes.ts";

interface ProviderModuleOptions {
  database: Database;
  config: Pick<Config, "oidc" | "publicUrl" | "timeZone" | "sessionTtlHours">;
}

/** Sign-in with an identity provider, if one is configured. */
export const providerModule = fastifyPlugin(
  async (app: FastifyInstance, { database, config }: ProviderModuleOptions) => {
    const { oidc, publicUrl, sessionTtlHours } = config;
    runHourly(
      app,
      () => removeExpiredAttempts(database),
      "Expired sign-in attempts could not be removed; the next try is in an hour",
      { database, name: "sign-in attempts" },
    );

    await app.register(
      providerRoutes({
        database,
        provider: oidc && (await openProvider(oidc, publicUrl)),
        sessionTtlHours,
        settings: { publicUrl, timeZone: config.timeZone },
        secureCookies: publicUrl.startsWith("https:"),
      }),
      { prefix: API_PREFIX },
    );
  },
);

/** The OpenID library takes 10 MB, so only a shop with a provider loads it. */
async function openProvider(oidc: NonNullable<Config["oidc"]>, publicUrl: string) {
  const { IdentityProvider } = await import("./identity-provider.ts");
  return new IdentityProvider(oidc, `${publicUrl}${PROVIDER_RETURN_PATH}`);
}
