import type { FastifyPluginAsync } from "fastify";
import { API_PREFIX } from "#contract/http/api-client.ts";
import type { Config } from "#server/config/config.ts";
import type { EmailSettings } from "#server/modules/mail/email-template.ts";
import { PROVIDER_RETURN_PATH, providerRoutes } from "./provider-routes.ts";

interface ProviderModuleOptions {
  config: Pick<Config, "oidc" | "publicUrl" | "sessionTtlHours">;
  settings: EmailSettings;
}

/** Sign-in with an identity provider, if one is configured. */
export const providerModule: FastifyPluginAsync<ProviderModuleOptions> = async (
  app,
  { config, settings },
) => {
  const { oidc, publicUrl, sessionTtlHours } = config;
  await app.register(providerRoutes, {
    prefix: API_PREFIX,
    provider: oidc && (await openProvider(oidc, publicUrl)),
    sessionTtlHours,
    settings,
    secureCookies: publicUrl.startsWith("https:"),
  });
};

/** The OpenID library takes 10 MB, so only a shop with a provider loads it. */
async function openProvider(oidc: NonNullable<Config["oidc"]>, publicUrl: string) {
  const { IdentityProvider } = await import("./identity-provider.ts");
  return new IdentityProvider(oidc, `${publicUrl}${PROVIDER_RETURN_PATH}`);
}
