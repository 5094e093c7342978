import { createHash, createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/((\d{8})\/([^/]+)\/s3\/aws4_request), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();

/** Whether a request has a valid AWS Signature Version 4 for this secret. */
export function isSignedWith(request: IncomingMessage, accessKeyId: string, secret: string): boolean {
  const parts = AUTHORIZATION.exec(request.headers.authorization ?? "");
  if (!parts) return false;
  const [, key, scope = "", day = "", region = "", signedHeaders = "", signature] = parts;
  const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
  const query = [...searchParams].map((pair) => pair.map(encodeURIComponent).join("=")).sort();
  const headers = signedHeaders.split(";").map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [
    request.method,
    pathname,
    query.join("&"),
    headers.join(""),
    signedHeaders,
    request.headers["x-amz-content-sha256"],
  ].join("\n");
  const toSign = ["AWS4-HMAC-SHA256", request.headers["x-amz-date"], scope, sha256(canonical)].join("\n");
  const signingKey = [day, region, "s3", "aws4_request"].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return key === accessKeyId && hmac(signingKey, toSign).toString("hex") === signature;
}
