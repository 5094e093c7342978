import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

interface Spoofed {
  origin?: string;
  rpId?: string;
  counter?: number;
  /** Adds a maker's certificate to the attestation. */
  certificate?: boolean;
}

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const USER_PRESENT_AND_VERIFIED = 0x05;
const HAS_CREDENTIAL = 0x40;

/** An authenticator in software, with one passkey for https://shop.example. */
export function softwareAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const coseKey = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, "base64url"))],
    [-3, new Uint8Array(Buffer.from(y, "base64url"))],
  ]);
  const credentialId = randomBytes(32);
  const id = credentialId.toString("base64url");

  const clientData = (type: string, challenge: string, origin = "https://shop.example") =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const header = ({ rpId = "shop.example", counter = 0 }: Spoofed, flags: number) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  };
  const credential = (response: Record<string, unknown>) => ({ id, rawId: id, type: "public-key", response });

  return {
    register(challenge: string, spoofed: Spoofed = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const authData = Buffer.concat([
        header(spoofed, USER_PRESENT_AND_VERIFIED | HAS_CREDENTIAL),
        Buffer.alloc(16),
        length,
        credentialId,
        isoCBOR.encode(coseKey),
      ]);
      const statement = new Map<string, unknown>(spoofed.certificate ? [["x5c", [new Uint8Array(10)]]] : []);
      const attestation = new Map<string, unknown>([
        ["fmt", spoofed.certificate ? "packed" : "none"],
        ["attStmt", statement],
        ["authData", new Uint8Array(authData)],
      ]);
      return credential({
        clientDataJSON: clientData("webauthn.create", challenge, spoofed.origin).toString("base64url"),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString("base64url"),
        transports: ["internal"],
      });
    },
    signIn(challenge: string, spoofed: Spoofed = {}) {
      const data = clientData("webauthn.get", challenge, spoofed.origin);
      const authData = header(spoofed, USER_PRESENT_AND_VERIFIED);
      return credential({
        clientDataJSON: data.toString("base64url"),
        authenticatorData: authData.toString("base64url"),
        signature: sign("sha256", Buffer.concat([authData, sha256(data)]), privateKey).toString("base64url"),
      });
    },
  };
}
