import * as oidc from "openid-client";
import { emailAddress } from "#contract/account/email-address.ts";
import { FULL_NAME_MAX_LENGTH } from "#contract/limits.ts";
import { hasVisibleCharacter, replaceHidden, tidyName } from "#contract/values/text.ts";
import type { OidcConfig } from "#server/config/config.ts";

/** Values of one sign-in attempt that the provider's response is checked against. */
export interface ProviderChecks {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** A user as the provider describes them. Issuer and subject identify the user; the e-mail can change. */
export interface ProviderIdentity {
  issuer: string;
  subject: string;
  /** As the shop stores names; empty if the provider sent none that can be seen. */
  name: string;
  /** Empty if the provider sent none that is valid. */
  email: string;
  emailVerified: boolean;
  photoUrl: string;
}

const SCOPE = "openid email profile";
const addressSchema = emailAddress("missing");
/** Of what a provider sends; a name is far shorter. */
const NAME_READ_LENGTH = 1_000;
const graphemes = new Intl.Segmenter();

/**
 * An OpenID Connect provider: authorization code flow with PKCE. The user chooses an account at each sign-in.
 */
export class IdentityProvider {
  readonly #settings: OidcConfig;
  readonly #redirectUri: string;
  #discovery: Promise<oidc.Configuration> | undefined;

  constructor(settings: OidcConfig, redirectUri: string) {
    this.#settings = settings;
    this.#redirectUri = redirectUri;
  }

  /** The authorization URL, and the checks for the response. */
  async begin(): Promise<{ url: URL; checks: ProviderChecks }> {
    const checks = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      codeVerifier: oidc.randomPKCECodeVerifier(),
    };
    const url = oidc.buildAuthorizationUrl(await this.#configuration(), {
      redirect_uri: this.#redirectUri,
      scope: SCOPE,
      state: checks.state,
      nonce: checks.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(checks.codeVerifier),
      code_challenge_method: "S256",
      prompt: "select_account",
    });
    return { url, checks };
  }

  /**
   * The user who signed in. Throws for a wrong state, signature, issuer, audience or nonce, or an expired
   * token.
   */
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
      name: nameOf(profile.name),
      email: addressSchema.catch("").parse(profile.email),
      emailVerified: profile.email_verified === true,
      photoUrl: profile.picture?.startsWith("https://") ? profile.picture : "",
    };
  }

  /**
   * Discovered at the first sign-in, so that the shop starts while the provider is unavailable; a failure is
   * not cached.
   */
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
    // Without this the library relies on TLS and does not verify the ID token's signature.
    const execute = [oidc.enableNonRepudiationChecks];
    // Plain http is for a local provider in development and tests.
    if (server.protocol === "http:") execute.push(oidc.allowInsecureRequests);
    return oidc.discovery(server, clientId, clientSecret, undefined, { execute });
  }
}

/** A provider's name in the form that the shop's own forms accept, without what people cannot see. */
function nameOf(sent: unknown): string {
  if (typeof sent !== "string") return "";
  const name = tidyName(replaceHidden(sent.slice(0, NAME_READ_LENGTH), " "));
  return hasVisibleCharacter(name) ? cutName(name, FULL_NAME_MAX_LENGTH) : "";
}

/** The beginning of a name, which ends between two characters that people see. */
export function cutName(name: string, maxLength: number): string {
  let cut = "";
  for (const { segment } of graphemes.segment(name)) {
    if ([...cut, ...segment].length > maxLength) break;
    cut += segment;
  }
  return cut.trim();
}
