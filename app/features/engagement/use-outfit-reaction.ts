import { useMutation, useQueryClient } from "@tanstack/react-query";
import { outfitQuery } from "#app/entities/outfit/outfit-query.ts";
import { useCurrentUser, useSessionStore } from "#app/entities/session/session-store.ts";
import { keepIntent, useIntent } from "#app/entities/session/sign-in-intent.ts";
import { useAskToSignIn } from "#app/entities/session/use-ask-to-sign-in.ts";
import { sendReaction } from "#app/features/engagement/engagement-calls.ts";
import {
  outfitReactionKey,
  pendingReaction,
  type ReactionCall,
  storeOutfit,
} from "#app/features/engagement/outfit-cache.ts";
import { type Reaction, reactionOf, toggled, withReaction } from "#app/features/engagement/reaction.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { useIdempotencyKey } from "#app/lib/use-idempotency-key.ts";
import { ENGAGEMENT_MESSAGES } from "#contract/messages/engagement.ts";
import type { Outfit } from "#contract/outfit/outfit.ts";

/**
 * Reacts to an outfit, whose cached copy has the reaction at once; a visitor is asked to sign in, and the
 * reaction follows then.
 *
 * @param isCurrent whether the outfit is not being fetched again, with the reactions of a person who has
 * just signed in
 */
export function useOutfitReaction(outfit: Outfit, isCurrent: boolean) {
  const client = useQueryClient();
  const user = useCurrentUser();
  const askToSignIn = useAskToSignIn();
  // A press repeated after a lost response wants the same result, and must not undo the reaction.
  const { keyFor, settle } = useIdempotencyKey();
  const outfitId = outfit._id;
  const userId = user?._id;
  const { queryKey } = outfitQuery(browserApi, outfitId);
  const mutationKey = outfitReactionKey(outfitId, userId);

  const cacheReaction = (reaction: Reaction | null) => {
    if (userId === undefined || useSessionStore.getState().currentUser?._id !== userId) return;
    client.setQueryData(queryKey, (cached) => cached && withReaction(cached, userId, reaction));
  };
  const { mutate, isPending, variables } = useMutation({
    mutationKey,
    scope: { id: `outfit ${outfitId}` },
    meta: { failureMessage: "Engaging with the outfit failed" },
    mutationFn: ({ pressed, result }: ReactionCall) =>
      sendReaction({ outfitId }, pressed, keyFor(`${pressed} ${result}`)),
    onMutate: async ({ result, server }) => {
      // A fetch under way would return the outfit without the reaction.
      if (client.isFetching({ queryKey }) > 0) server.hasCancelledFetch = true;
      await client.cancelQueries({ queryKey });
      cacheReaction(result);
    },
    onSuccess: (changed, call) => {
      settle();
      if (userId !== undefined) call.server.reaction = reactionOf(changed, userId);
      storeOutfit(client, userId, changed, call);
    },
    onError: (_error, call) => {
      // A later reaction stays.
      if (pendingReaction(client, outfitId, userId) !== call) return;
      cacheReaction(call.server.reaction);
      if (call.server.hasCancelledFetch) void client.invalidateQueries({ queryKey });
    },
  });

  function react(pressed: Reaction) {
    if (userId === undefined) return;
    const before = pendingReaction(client, outfitId, userId);
    // A like may be followed by a dislike; the same press again would be a double click.
    if (before?.pressed === pressed) return;
    const current = before ? before.result : reactionOf(outfit, userId);
    mutate({ pressed, result: toggled(current, pressed), server: before?.server ?? { reaction: current } });
  }

  /** A second press would take back the reaction of an earlier visit. */
  function give(reaction: Reaction) {
    if (userId !== undefined && reactionOf(outfit, userId) !== reaction) react(reaction);
  }
  const isReady = user !== null && isCurrent;
  useIntent("like", outfitId, isReady, () => give("like"));
  useIntent("dislike", outfitId, isReady, () => give("dislike"));

  return {
    /** The press that is being sent. */
    pressed: isPending ? variables.pressed : undefined,
    press: (reaction: Reaction) => {
      if (user) return react(reaction);
      keepIntent(reaction, outfitId);
      askToSignIn(ENGAGEMENT_MESSAGES.loginRequired);
    },
  };
}
