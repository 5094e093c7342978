import type { Reaction } from "#app/features/engagement/reaction.ts";
import { type Target, targetKind } from "#app/features/engagement/target.ts";
import { browserApi } from "#app/lib/api-client.ts";
import type { ContributionReport } from "#contract/engagement/moderation.ts";
import type { Outfit } from "#contract/outfit/outfit.ts";

/**
 * Adds the reaction, or removes it when the user has already given it; repeated with the same key, it is done
 * once.
 */
export function sendReaction(target: Target, reaction: Reaction, idempotencyKey: string): Promise<Outfit> {
  const kind = targetKind(target);
  const call = kind === "outfit" ? reaction : `${kind}/${reaction}`;
  return browserApi({ method: "PUT", path: `/outfit/${call}/${idsPath(target)}`, idempotencyKey });
}

/** Comments on an outfit or replies to a comment; repeated with the same key, it is posted once. */
export function postContribution(target: Target, text: string, idempotencyKey: string): Promise<Outfit> {
  const kind = targetKind(target) === "outfit" ? "comment" : "reply";
  const path = `/outfit/${kind}/${idsPath(target)}`;
  return browserApi({ method: "POST", path, body: { text }, idempotencyKey });
}

/** Deletes a comment with its replies, or a reply. */
export function deleteContribution(target: Target): Promise<Outfit> {
  return browserApi({ method: "DELETE", path: `/outfit/${targetKind(target)}/${idsPath(target)}` });
}

export function reportContribution(target: Target, report: ContributionReport): Promise<void> {
  return browserApi({ method: "POST", path: `/outfit/report/${idsPath(target)}`, body: report });
}

function idsPath({ outfitId, commentId, replyId }: Target): string {
  return [outfitId, commentId, replyId]
    .flatMap((id) => (id === undefined ? [] : encodeURIComponent(id)))
    .join("/");
}
