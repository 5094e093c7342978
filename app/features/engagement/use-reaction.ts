import { useMutation, useQueryClient } from "@tanstack/react-query";
import { outfitQuery } from "#app/entities/outfit/outfit-query.ts";
import { isCurrentUser, requireCurrentUser, useCurrentUser } from "#app/entities/session/session-store.ts";
import { sendReaction, type Target } from "#app/features/engagement/engagement-calls.ts";
import {
  cacheReaction,
  outfitScope,
  pendingReaction,
  type ReactionCall,
  reactionKey,
  storeOutfit,
} from "#app/features/engagement/outfit-cache.ts";
import { type Reactable, type Reaction, reactionOf, toggled } from "#app/features/engagement/reaction.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { useIdempotencyKey } from "#app/lib/use-idempotency-key.ts";

/**
 * Reacts to an outfit, a comment or a reply. The cached outfit shows the reaction at once, and it is reverted
 * when the call fails.
 *
 * @param changeCopy shows a reaction of the user in a copy outside of the cached outfit, which has the newest
 * comments only
 */
export function useReaction(
  target: Target,
  subject: Reactable,
  changeCopy?: (userId: string, reaction: Reaction | null) => void,
) {
  const client = useQueryClient();
  const userId = useCurrentUser()?._id;
  // A press after a lost response repeats the call; with another key it would undo the reaction.
  const { keyFor, settle } = useIdempotencyKey();
  const { queryKey } = outfitQuery(browserApi, target.outfitId);

  function show(reaction: Reaction | null) {
    if (!isCurrentUser(userId)) return;
    cacheReaction(client, userId, target, reaction);
    changeCopy?.(userId, reaction);
  }
  const { mutate, isPending, variables } = useMutation({
    mutationKey: reactionKey(target, userId),
    scope: outfitScope(target.outfitId),
    meta: { failureMessage: "Engaging with the outfit failed" },
    mutationFn: ({ pressed, result }: ReactionCall) => {
      requireCurrentUser(userId);
      return sendReaction(target, pressed, keyFor(`${pressed} ${result}`));
    },
    onMutate: async ({ result }) => {
      // A fetch under way would return the outfit without the reaction.
      await client.cancelQueries({ queryKey });
      show(result);
    },
    onSuccess: (changed, call) => {
      settle();
      call.server.reaction = call.result;
      storeOutfit(client, userId, changed, call);
    },
    onError: (_error, call) => {
      // A later reaction is shown instead.
      if (pendingReaction(client, target, userId) !== call) return;
      show(call.server.reaction);
      // The server may have made a change whose response was lost, and a fetch may have been cancelled.
      void client.invalidateQueries({ queryKey });
    },
  });

  return {
    /** The reaction whose call is pending. */
    pressed: isPending ? variables.pressed : undefined,
    /** Toggles the reaction, after the pending one. */
    react: (pressed: Reaction) => {
      if (userId === undefined) return;
      const before = pendingReaction(client, target, userId);
      // A like may be followed by a dislike; the same press again would be a double click.
      if (before?.pressed === pressed) return;
      const current = before ? before.result : reactionOf(subject, userId);
      const server = before?.server ?? { reaction: current };
      mutate({ target, pressed, result: toggled(current, pressed), server });
    },
  };
}
