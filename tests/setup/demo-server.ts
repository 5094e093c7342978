import { join } from "node:path";
import { startDemoServer } from "../../scripts/demo-server.mjs";
import { ADMIN } from "./admin.ts";
import { type LocalProvider, startLocalProvider } from "./identity-provider.ts";
import { GRIEVANCE, LOCAL_PEOPLE } from "./local-people.ts";

/**
 * One built server for the whole run, with its own demo shop, an administrator and an identity provider. The
 * run fails if the server's exit code is not 0.
 */
export default async function startServer(): Promise<() => Promise<void>> {
  let provider: LocalProvider | undefined;
  const server = await startDemoServer({
    env: async (url) => {
      provider = await startLocalProvider(`${url}/backend/auth/provider/return`, LOCAL_PEOPLE);
      const { issuer, clientId, clientSecret } = provider.settings;
      return {
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        OIDC_ISSUER: issuer,
        OIDC_CLIENT_ID: clientId,
        OIDC_CLIENT_SECRET: clientSecret,
        // No load shedding: a busy machine must not make the server reject the tests' requests.
        OVERLOAD_LOOP_DELAY_MS: "0",
        GRIEVANCE_NAME: GRIEVANCE.name,
        GRIEVANCE_EMAIL: GRIEVANCE.email,
      };
    },
  });
  process.env.SERVER_URL = server.url;
  process.env.OUTBOX = join(server.dataDir, "outbox");
  return async () => {
    const code = await server.stop();
    await provider?.stop();
    if (code !== 0) throw new Error(`The server ended with exit code ${code}:\n${server.output()}`);
  };
}
