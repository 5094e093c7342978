import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSessionStore } from "#app/entities/session/session-store.ts";
import { tellTabs } from "#app/lib/tab-channel.ts";
import type { User } from "#contract/account/account.ts";
import type { Outfit } from "#contract/outfit/outfit.ts";

/** What calls about an outfit share. */
export interface Engagement {
  user: User | null;
  outfitId: string;
  /** Receives the outfit that a call returned. */
  onOutfit: (outfit: Outfit) => void;
}

/**
 * A call that changes the outfit and returns it. Calls about one outfit run one after the other, so that the
 * last response has the current state; a call whose key is already pending is ignored, unless `mayFollow`
 * says that it may wait for the pending one.
 */
export function useEngagementCall<V>(
  { user, outfitId, onOutfit }: Engagement,
  key: string,
  send: (variables: V) => Promise<Outfit>,
  onDone?: (outfit: Outfit, variables: V) => void,
  mayFollow: (pending: V, next: V) => boolean = () => false,
) {
  const queryClient = useQueryClient();
  const mutationKey = ["engagement", user?._id, outfitId, key];
  const { mutate, isPending, variables } = useMutation({
    mutationKey,
    scope: { id: `outfit ${outfitId}` },
    meta: { failureMessage: "Engaging with the outfit failed" },
    // In an object, because the type of `mutate` depends on whether its argument may be undefined.
    mutationFn: ({ sent }: { sent: V }) => send(sent),
    onSuccess: (outfit, { sent }) => {
      // The response is the user's own: it is dropped when the user has signed out since.
      if (useSessionStore.getState().currentUser?._id !== user?._id) return;
      onOutfit(outfit);
      onDone?.(outfit, sent);
      tellTabs({ about: "outfit", outfitId });
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
