import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCurrentUser, useSessionStore } from "#app/entities/session/session-store.ts";
import { storeOutfit } from "#app/features/engagement/outfit-cache.ts";
import type { Outfit } from "#contract/outfit/outfit.ts";

/**
 * A call about a comment or reply, which returns the outfit. Calls about one outfit run one after the other, so that the
 * last response has the current state; a call whose key is already pending is ignored, unless `mayFollow`
 * says that it may wait for the pending one.
 */
export function useContributionCall<V>(
  outfitId: string,
  key: string,
  send: (variables: V) => Promise<Outfit>,
  onDone?: (outfit: Outfit, variables: V) => void,
  mayFollow: (pending: V, next: V) => boolean = () => false,
) {
  const queryClient = useQueryClient();
  const user = useCurrentUser();
  const mutationKey = ["engagement", user?._id, outfitId, key];
  const { mutate, isPending, variables } = useMutation({
    mutationKey,
    scope: { id: `outfit ${outfitId}` },
    meta: { failureMessage: "Engaging with the outfit failed" },
    // In an object, because the type of `mutate` depends on whether its argument may be undefined.
    mutationFn: ({ sent }: { sent: V }) => send(sent),
    onSuccess: (outfit, { sent }) => {
      storeOutfit(queryClient, user?._id, outfit);
      if (useSessionStore.getState().currentUser?._id === user?._id) onDone?.(outfit, sent);
    },
  });
  /** What was sent last and is pending, also before the next render. */
  const readPending = (): { sent: V } | undefined =>
    queryClient.getMutationCache().findAll({ mutationKey, status: "pending" }).at(-1)?.state.variables as
      | { sent: V }
      | undefined;
  return {
    readPending,
    /** The callback runs after a success and after a failure, unless the component has been removed. */
    call: (sent: V, onSettled?: () => void) => {
      const before = readPending();
      if (user && (!before || mayFollow(before.sent, sent))) mutate({ sent }, onSettled ? { onSettled } : {});
    },
    isPending,
    pending: isPending ? variables.sent : undefined,
  };
}
