import { createSign, generateKeyPairSync, type KeyObject } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import type { OidcConfig } from "#server/config/config.ts";

/** Overrides of a valid ID token's claims and signature. */
export interface Forgery {
  claims?: Record<string, unknown>;
  alg?: "RS256" | "none" | "HS256";
  /** Sign with a key that the provider does not publish. */
  isStrangersKey?: boolean;
}

const CLIENT = { clientId: "ensemble", clientSecret: "local-only-secret" };
const keyPair = () => generateKeyPairSync("rsa", { modulusLength: 2048 });
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/**
 * A provider that exchanges every code for the ID token that `forgery` describes, with the
 * nonce of `nonceOf`.
 */
export async function startHostileProvider(forgery: Forgery, nonceOf: () => string): Promise<OidcConfig> {
  const own = keyPair();
  const signingKey = forgery.isStrangersKey ? keyPair().privateKey : own.privateKey;
  let issuer = "";
  const handlers: Record<string, () => unknown> = {
    "/.well-known/openid-configuration": () => ({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      userinfo_endpoint: `${issuer}/me`,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["RS256"],
    }),
    "/jwks": () => ({
      keys: [{ ...own.publicKey.export({ format: "jwk" }), use: "sig", alg: "RS256", kid: "own" }],
    }),
    "/token": () => ({
      access_token: "access",
      token_type: "Bearer",
      id_token: idToken(issuer, nonceOf(), forgery, signingKey),
    }),
    "/me": () => ({ sub: "asha-1", name: "Asha Rao", email: "asha@mail.example", email_verified: true }),
  };
  const server = createServer((request, response) => {
    const handler = handlers[new URL(request.url ?? "/", "http://localhost").pathname];
    response.writeHead(handler ? 200 : 404, { "content-type": "application/json" });
    response.end(JSON.stringify(handler?.() ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { issuer, ...CLIENT };
}

function idToken(issuer: string, nonce: string, { claims, alg = "RS256" }: Forgery, key: KeyObject): string {
  const now = Math.floor(Date.now() / 1_000);
  const payload = {
    iss: issuer,
    sub: "asha-1",
    aud: CLIENT.clientId,
    iat: now,
    exp: now + 300,
    nonce,
    ...claims,
  };
  const signed = `${part({ alg, typ: "JWT", kid: "own" })}.${part(payload)}`;
  if (alg === "none") return `${signed}.`;
  return `${signed}.${createSign("RSA-SHA256").update(signed).sign(key, "base64url")}`;
}
