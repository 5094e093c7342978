import { type Address, idsPath, kindOf } from "#app/features/engagement/address.ts";
import type { ApiClient } from "#contract/api-client.ts";
import type { Outfit } from "#contract/outfit.ts";

/** Comments on an outfit or replies to a comment; under the same key, only once. */
export function sendContribution(
  api: ApiClient,
  to: Address,
  text: string,
  idempotencyKey: string,
): Promise<Outfit> {
  const kind = kindOf(to) === "outfit" ? "comment" : "reply";
  return api({ method: "POST", path: `/outfit/${kind}/${idsPath(to)}`, body: { text }, idempotencyKey });
}

/** Deletes a comment with its replies, or a reply. */
export function deleteContribution(api: ApiClient, address: Address): Promise<Outfit> {
  return api({ method: "DELETE", path: `/outfit/${kindOf(address)}/${idsPath(address)}` });
}
