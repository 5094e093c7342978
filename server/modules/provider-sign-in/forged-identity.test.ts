import { expect, it } from "vitest";
import { type Forgery, startHostileProvider } from "#tests/setup/hostile-provider.ts";
import { IdentityProvider } from "./identity-provider.ts";

const AN_HOUR_AGO = Math.floor(Date.now() / 1_000) - 3_600;

/** Finishes a sign-in with a provider that issues this token. */
async function comeBackWith(forgery: Forgery) {
  let nonce = "";
  const settings = await startHostileProvider(forgery, () => nonce);
  const provider = new IdentityProvider(settings, "https://shop.example/return");
  const { checks } = await provider.begin();
  nonce = checks.nonce;
  return provider.finish(`?code=any&state=${checks.state}`, checks);
}

// covers: provider-02
it("a valid ID token identifies the user", async () => {
  expect(await comeBackWith({})).toMatchObject({ subject: "asha-1", email: "asha@mail.example" });
});

it.each<[what: string, forgery: Forgery]>([
  ["for another shop", { claims: { aud: "another-shop" } }],
  ["for several shops, authorized for another one", { claims: { aud: ["ensemble", "b"], azp: "b" } }],
  ["of another provider", { claims: { iss: "https://accounts.example" } }],
  ["of another sign-in", { claims: { nonce: "another-nonce" } }],
  ["of no sign-in", { claims: { nonce: undefined } }],
  ["that has expired", { claims: { iat: AN_HOUR_AGO, exp: AN_HOUR_AGO + 300 } }],
  ["with another subject than the profile", { claims: { sub: "boss-1" } }],
  ["without signature", { alg: "none" }],
  ["signed by a shared secret", { alg: "HS256" }],
  ["signed with an unknown key", { isStrangersKey: true }],
])("an ID token %s is rejected", async (_what, forgery) => {
  await expect(comeBackWith(forgery)).rejects.toThrow();
});
