import { generateKeyPairSync } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { interactionPolicy, Provider } from "oidc-provider";
import type { OidcConfig } from "#server/config/config.ts";

/** An account at the local provider. */
export interface ProviderPerson {
  sub: string;
  name: string;
  email: string;
  email_verified: boolean;
  picture?: string;
}

export interface LocalProvider {
  settings: OidcConfig;
  /** The accounts in the account chooser; tests add more. */
  people: Map<string, ProviderPerson>;
  stop(): Promise<void>;
}

const CLIENT = { clientId: "ensemble", clientSecret: "local-only-secret" };

/**
 * A real OpenID provider on this machine, for development and tests. Its account chooser needs no password.
 */
export async function startLocalProvider(
  redirectUri: string,
  known: readonly ProviderPerson[],
  port = 0,
): Promise<LocalProvider> {
  const people = new Map(known.map((person) => [person.sub, person]));
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = makeProvider(issuer, redirectUri, people);
  const handle = provider.callback();

  server.on("request", (request, response) => {
    const address = new URL(request.url ?? "/", issuer);
    const chooser = address.pathname.match(/^\/interaction\/[^/]+$/);
    if (!chooser) return handle(request, response);
    const chosen = address.searchParams.get("sub");
    if (chosen === null) {
      response.setHeader("content-type", "text/html; charset=utf-8");
      return response.end(chooserPage([...people.values()]));
    }
    const result =
      chosen === ""
        ? { error: "access_denied", error_description: "The account chooser was closed" }
        : { login: { accountId: chosen }, select_account: {}, consent: {} };
    void provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  });
  return { settings: { issuer, ...CLIENT }, people, stop: () => stop(server) };
}

function makeProvider(issuer: string, redirectUri: string, people: Map<string, ProviderPerson>): Provider {
  const policy = interactionPolicy.base();
  policy.remove("consent");
  policy.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }), 0);
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return new Provider(issuer, {
    clients: [
      { client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret, redirect_uris: [redirectUri] },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "picture"] },
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256", kid: "local" }] },
    cookies: { keys: ["local-only-key"] },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, sub) => {
      const person = people.get(sub);
      return person && { accountId: sub, claims: async () => ({ ...person }) };
    },
    loadExistingGrant: async (context) => {
      const { client, session, provider } = context.oidc;
      const grant = new provider.Grant({
        ...(client ? { clientId: client.clientId } : {}),
        ...(session?.accountId ? { accountId: session.accountId } : {}),
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });
}

function chooserPage(people: readonly ProviderPerson[]): string {
  const choices = people.map(
    ({ sub, name, email }) => `<li><a href="?sub=${encodeURIComponent(sub)}">${name} (${email})</a></li>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Local identity provider</title>
<main><h1>Choose an account</h1><ul>${choices.join("")}</ul><p><a href="?sub=">Cancel</a></p></main></html>`;
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())));
}
