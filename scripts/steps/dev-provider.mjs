import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { inRoot } from "./root.mjs";

/** The settings as the server will read them: the environment, then .env. */
function settings() {
  const file = inRoot(".env");
  return { ...(existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {}), ...process.env };
}

/**
 * Starts a local identity provider for development and returns the settings that point the server to it; none
 * if one is configured.
 */
export async function startDevProvider() {
  const { OIDC_ISSUER, PUBLIC_URL, PORT } = settings();
  if (OIDC_ISSUER) return { env: {}, stop: async () => {} };
  const { tsImport } = await import("tsx/esm/api");
  /** @param {string} file */
  const load = (file) => tsImport(`../../tests/setup/${file}`, import.meta.url);
  const { startLocalProvider } = await load("identity-provider.ts");
  const { LOCAL_PEOPLE } = await load("local-people.ts");

  const shop = PUBLIC_URL ? new URL(PUBLIC_URL).origin : `http://localhost:${PORT || 3000}`;
  const provider = await startLocalProvider(`${shop}/backend/auth/provider/return`, LOCAL_PEOPLE);
  const { issuer, clientId, clientSecret } = provider.settings;
  console.log(`The local identity provider listens at ${issuer}`);
  return {
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret },
    stop: provider.stop,
  };
}
