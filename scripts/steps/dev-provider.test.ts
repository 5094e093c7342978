import { expect, it, vi } from "vitest";
import { tolerateConsole } from "#tests/setup/console-watch.ts";
import { startDevProvider } from "./dev-provider.mjs";

// The local provider says at each start that it is not meant for production.
tolerateConsole(/^oidc-provider WARNING/);

/** The provider's response to an authorization request from a shop at that URL. */
async function statusFor(issuer: string, clientId: string, shop: string): Promise<number> {
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: `${shop}/backend/auth/provider/return`,
    response_type: "code",
    scope: "openid",
    code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
    code_challenge_method: "S256",
  });
  return (await fetch(`${issuer}/auth?${query}`, { redirect: "manual" })).status;
}

// covers: provider-07
it("npm run dev has an identity provider of its own, which redirects to the shop only", async () => {
  for (const [name, value] of [
    ["OIDC_ISSUER", ""],
    ["PUBLIC_URL", ""],
    ["PORT", "3456"],
  ] as const) {
    vi.stubEnv(name, value);
  }
  const { env, stop } = await startDevProvider();
  const { OIDC_ISSUER = "", OIDC_CLIENT_ID = "" } = env;

  expect(env).toMatchObject({ OIDC_CLIENT_SECRET: expect.any(String) });
  const { issuer } = await (await fetch(`${OIDC_ISSUER}/.well-known/openid-configuration`)).json();
  expect(issuer).toBe(OIDC_ISSUER);
  expect(await statusFor(OIDC_ISSUER, OIDC_CLIENT_ID, "http://localhost:3456")).toBe(303);
  expect(await statusFor(OIDC_ISSUER, OIDC_CLIENT_ID, "http://localhost:3457")).toBe(400);

  await stop();
  await expect(fetch(OIDC_ISSUER)).rejects.toThrow();
});

// covers: provider-07
it("and leaves one alone that is set up already", async () => {
  vi.stubEnv("OIDC_ISSUER", "https://id.example");

  expect((await startDevProvider()).env).toEqual({});
});
