import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { decodeAttestationObject, isoBase64URL } from "@simplewebauthn/server/helpers";
import type { z } from "zod";
import type { newPasskeySchema, passkeySignInSchema } from "#contract/passkeys.ts";
import type { PasskeyRecord } from "./passkey-repository.ts";

export type RegistrationResponse = z.output<typeof newPasskeySchema>["response"];
export type AuthenticationResponse = z.output<typeof passkeySignInSchema>["response"];

/** Verification of passkeys for one public address of the shop, whatever proxies are before it. */
export class RelyingParty {
  readonly #origin: string;
  readonly #id: string;

  constructor(publicUrl: string) {
    this.#origin = new URL(publicUrl).origin;
    this.#id = new URL(publicUrl).hostname;
  }

  /** Options for adding a passkey, which the browser's dialog calls by `userName`. */
  registrationOptions(userName: string, userHandle: string, known: readonly PasskeyRecord[]) {
    return generateRegistrationOptions({
      rpName: "Ensemble",
      rpID: this.#id,
      userName,
      userID: isoBase64URL.toBuffer(userHandle),
      attestationType: "none",
      excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
  }

  /** The new credential, or undefined if the response is not valid; `isExpected` decides about its challenge. */
  async verifyRegistration(
    response: RegistrationResponse,
    isExpected: (challenge: string) => Promise<boolean>,
  ) {
    if (hasCertificates(response)) return undefined;
    const { registrationInfo } = await verifyRegistrationResponse({
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
      publicKey: isoBase64URL.fromBuffer(publicKey),
      counter,
      transports: [...transports],
    };
  }

  /** Options for a sign-in with one of these passkeys; with none, with any that the browser has for this shop. */
  authenticationOptions(allowed: readonly PasskeyRecord[]) {
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
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} } as Parameters<
        typeof verifyAuthenticationResponse
      >[0]["response"],
      expectedChallenge: isExpected,
      expectedOrigin: this.#origin,
      expectedRPID: this.#id,
      credential: { id: credentialId, publicKey: isoBase64URL.toBuffer(publicKey), counter },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  }
}

/**
 * Whether a response brings certificates of the authenticator's maker. None are asked for, and to check them the library would request
 * the revocation list at an address in the certificate, which a client could choose.
 */
function hasCertificates({ response }: RegistrationResponse): boolean {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
  const format = attestation.get("fmt");
  return format !== "none" && !(format === "packed" && !attestation.get("attStmt").get("x5c"));
}
