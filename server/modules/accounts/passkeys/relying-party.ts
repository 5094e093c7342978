import type { verifyAuthenticationResponse, verifyRegistrationResponse } from "@simplewebauthn/server";
import type { z } from "zod";
import type { newPasskeySchema, passkeySignInSchema } from "#contract/account/passkeys.ts";
import type { EmailSettings } from "#server/modules/mail/email-template.ts";
import type { PasskeyRecord } from "./passkey-repository.ts";

export type RegistrationResponse = z.output<typeof newPasskeySchema>["response"];
export type AuthenticationResponse = z.output<typeof passkeySignInSchema>["response"];

/**
 * Loaded with the first passkey: it is the largest of the server's packages, and would be a tenth of the time
 * of a start.
 */
const loadLibrary = async () => ({
  ...(await import("@simplewebauthn/server")),
  ...(await import("@simplewebauthn/server/helpers")),
});

/** Verification of passkeys for one public address of the shop, whatever proxies are before it. */
export class RelyingParty {
  readonly #origin: string;
  readonly #id: string;
  readonly #settings: Pick<EmailSettings, "shop">;

  constructor(settings: Pick<EmailSettings, "publicUrl" | "shop">) {
    const { publicUrl } = settings;
    this.#settings = settings;
    this.#origin = new URL(publicUrl).origin;
    this.#id = new URL(publicUrl).hostname;
  }

  /** Options for adding a passkey, which the browser's dialog calls by `userName`. */
  async registrationOptions(userName: string, userHandle: string, known: readonly PasskeyRecord[]) {
    const { generateRegistrationOptions, isoBase64URL } = await loadLibrary();
    return generateRegistrationOptions({
      rpName: this.#settings.shop.name,
      rpID: this.#id,
      userName,
      userID: isoBase64URL.toBuffer(userHandle),
      attestationType: "none",
      excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
  }

  /**
   * The new credential, or undefined if the response is not valid; `isExpected` decides about its challenge.
   */
  async verifyRegistration(
    response: RegistrationResponse,
    isExpected: (challenge: string) => Promise<boolean>,
  ) {
    const library = await loadLibrary();
    if (hasCertificates(response, library)) return undefined;
    const { registrationInfo } = await library.verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} } as Parameters<
        typeof verifyRegistrationResponse
      >[0]["response"],
      expectedChallenge: isExpected,
      expectedOrigin: this.#origin,
      expectedRPID: this.#id,
    });
    if (!registrationInfo) return undefined;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: library.isoBase64URL.fromBuffer(publicKey),
      counter,
      transports: [...transports],
    };
  }

  /**
   * Options for a sign-in with one of these passkeys; with none, with any that the browser has for this shop.
   */
  async authenticationOptions(allowed: readonly PasskeyRecord[]) {
    const { generateAuthenticationOptions } = await loadLibrary();
    return generateAuthenticationOptions({
      rpID: this.#id,
      userVerification: "required",
      allowCredentials: allowed.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    });
  }

  /** The passkey's new counter, or undefined if the response is not valid. */
  async verifyAuthentication(
    response: AuthenticationResponse,
    { credentialId, publicKey, counter }: PasskeyRecord,
    isExpected: (challenge: string) => Promise<boolean>,
  ): Promise<number | undefined> {
    const library = await loadLibrary();
    const { verified, authenticationInfo } = await library.verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} } as Parameters<
        typeof verifyAuthenticationResponse
      >[0]["response"],
      expectedChallenge: isExpected,
      expectedOrigin: this.#origin,
      expectedRPID: this.#id,
      credential: { id: credentialId, publicKey: library.isoBase64URL.toBuffer(publicKey), counter },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  }
}

/**
 * Whether a response brings certificates of the authenticator's maker. None are asked for, and to
 * check them the library would request the revocation list at an address in the certificate, which a
 * client could choose.
 */
function hasCertificates(
  { response }: RegistrationResponse,
  { decodeAttestationObject, isoBase64URL }: Awaited<ReturnType<typeof loadLibrary>>,
): boolean {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
  const format = attestation.get("fmt");
  return format !== "none" && !(format === "packed" && !attestation.get("attStmt").get("x5c"));
}
