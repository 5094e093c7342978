import { type Address, idsPath, kindOf } from "#app/features/engagement/address.ts";
import type { Reaction } from "#app/features/engagement/reaction.ts";
import type { ApiClient } from "#contract/api-client.ts";
import type { Outfit } from "#contract/outfit.ts";

/** Likes or dislikes something, or takes that back. */
export function sendReaction(api: ApiClient, address: Address, reaction: Reaction): Promise<Outfit> {
  const kind = kindOf(address);
  const place = kind === "outfit" ? reaction : `${kind}/${reaction}`;
  return api({ method: "PUT", path: `/outfit/${place}/${idsPath(address)}` });
}
