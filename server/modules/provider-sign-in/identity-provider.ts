import * as oidc from "openid-client";
import type { OidcConfig } from "#server/config/config.ts";

/** What has to be remembered between sending somebody to the provider and their return. */
export interface ProviderChecks {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** What the provider vouches for; somebody is who they are by issuer and subject, never by e-mail (D19). */
export interface ProviderIdentity {
  issuer: string;
  subject: string;
  name: string;
  email: string;
  emailVerified: boolean;
  photoUrl: string;
}

const SCOPE = "openid email profile";

/** The identity provider, spoken to by OpenID Connect: authorization code with PKCE, an account chooser each time (D19). */
export class IdentityProvider {
  readonly #settings: OidcConfig;
  readonly #redirectUri: string;
  #discovery: Promise<oidc.Configuration> | undefined;

  constructor(settings: OidcConfig, redirectUri: string) {
    this.#settings = settings;
    this.#redirectUri = redirectUri;
  }

  /** Where to send somebody who wants to sign in, and what to check when they return. */
  async begin(): Promise<{ address: URL; checks: ProviderChecks }> {
    const checks = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      codeVerifier: oidc.randomPKCECodeVerifier(),
    };
    const address = oidc.buildAuthorizationUrl(await this.#configuration(), {
      redirect_uri: this.#redirectUri,
      scope: SCOPE,
      state: checks.state,
      nonce: checks.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(checks.codeVerifier),
      code_challenge_method: "S256",
      prompt: "select_account",
    });
    return { address, checks };
  }

  /** Who has returned. Throws if anything about the answer is not as it must be: state, signature, issuer, audience, nonce, expiry. */
  async finish(query: string, checks: ProviderChecks): Promise<ProviderIdentity> {
    const configuration = await this.#configuration();
    const tokens = await oidc.authorizationCodeGrant(configuration, new URL(`${this.#redirectUri}${query}`), {
      pkceCodeVerifier: checks.codeVerifier,
      expectedState: checks.state,
      expectedNonce: checks.nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error("The identity provider sent no ID token");
    const profile = await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub);
    return {
      issuer: claims.iss,
      subject: claims.sub,
      name: profile.name ?? "",
      email: (profile.email ?? "").trim().toLowerCase(),
      emailVerified: profile.email_verified === true,
      photoUrl: profile.picture?.startsWith("https://") ? profile.picture : "",
    };
  }

  /** Asked for when first needed, so that a provider that is away does not keep the shop from opening; a failure is not remembered. */
  #configuration(): Promise<oidc.Configuration> {
    this.#discovery ??= this.#discover().catch((error: unknown) => {
      this.#discovery = undefined;
      throw error;
    });
    return this.#discovery;
  }

  #discover(): Promise<oidc.Configuration> {
    const { issuer, clientId, clientSecret } = this.#settings;
    const server = new URL(issuer);
    // Without it the library trusts the connection instead of looking at the ID token's signature.
    const execute = [oidc.enableNonRepudiationChecks];
    // Plain http is for a provider on this machine, in development and tests.
    if (server.protocol === "http:") execute.push(oidc.allowInsecureRequests);
    return oidc.discovery(server, clientId, clientSecret, undefined, { execute });
  }
}
