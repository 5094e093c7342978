import type { QueryClient } from "@tanstack/react-query";
import { outfitQuery } from "#app/entities/outfit/outfit-query.ts";
import { isCurrentUser } from "#app/entities/session/session-store.ts";
import { tellTabs } from "#app/entities/session/tab-channel.ts";
import { type Target, targetId } from "#app/features/engagement/engagement-calls.ts";
import { type Reaction, withReaction } from "#app/features/engagement/reaction.ts";
import { browserApi } from "#app/lib/api-client.ts";
import type { Outfit } from "#contract/outfit/outfit.ts";

/**
 * Makes the calls about one outfit run one after the other, so that the last response is the current state.
 */
export const outfitScope = (outfitId: string) => ({ id: `outfit ${outfitId}` });

export interface ReactionCall {
  target: Target;
  pressed: Reaction;
  /** The user's reaction once the call has succeeded. */
  result: Reaction | null;
  /**
   * The reaction that the server has stored, shared by queued calls about one target: shown again when the
   * last one fails.
   */
  server: { reaction: Reaction | null };
}

export function reactionKey(target: Target, userId: string | undefined) {
  return ["reaction", target.outfitId, userId, targetId(target)];
}

/** The user's last pending reaction to a target; known before the next render. */
export function pendingReaction(
  client: QueryClient,
  target: Target,
  userId: string | undefined,
): ReactionCall | undefined {
  return pendingCalls(client, reactionKey(target, userId)).at(-1);
}

export function cacheReaction(
  client: QueryClient,
  userId: string,
  target: Target,
  reaction: Reaction | null,
): void {
  const { queryKey } = outfitQuery(browserApi, target.outfitId);
  client.setQueryData(queryKey, (cached) => cached && withReactionTo(cached, target, userId, reaction));
}

/**
 * Replaces the cached outfit by the one that a user's call returned, and tells the other tabs. Pending
 * reactions other than the settled one stay on it. Returns false, and drops the response, if the user has
 * signed out.
 */
export function storeOutfit(
  client: QueryClient,
  userId: string | undefined,
  outfit: Outfit,
  settled?: ReactionCall,
): boolean {
  if (!isCurrentUser(userId)) return false;
  const { queryKey } = outfitQuery(browserApi, outfit._id);
  const pending = pendingCalls(client, ["reaction", outfit._id, userId]).filter((call) => call !== settled);
  // A fetch under way would return an older outfit.
  void client.cancelQueries({ queryKey });
  client.setQueryData(
    queryKey,
    pending.reduce((shown, { target, result }) => withReactionTo(shown, target, userId, result), outfit),
  );
  tellTabs({ about: "outfit", outfitId: outfit._id });
  return true;
}

function pendingCalls(client: QueryClient, mutationKey: readonly unknown[]): ReactionCall[] {
  const pending = client.getMutationCache().findAll({ mutationKey, status: "pending" });
  return pending.map(({ state }) => state.variables as ReactionCall);
}

function withReactionTo(
  outfit: Outfit,
  { commentId, replyId }: Target,
  userId: string,
  reaction: Reaction | null,
): Outfit {
  if (commentId === undefined) return withReaction(outfit, userId, reaction);
  const comments = outfit.comments.map((comment) => {
    if (comment.commentId !== commentId) return comment;
    if (replyId === undefined) return withReaction(comment, userId, reaction);
    const replies = comment.replies.map((reply) =>
      reply.replyId === replyId ? withReaction(reply, userId, reaction) : reply,
    );
    return { ...comment, replies };
  });
  return { ...outfit, comments };
}
