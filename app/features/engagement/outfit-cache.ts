import type { QueryClient } from "@tanstack/react-query";
import { outfitQuery } from "#app/entities/outfit/outfit-query.ts";
import { useSessionStore } from "#app/entities/session/session-store.ts";
import { type Reaction, withReaction } from "#app/features/engagement/reaction.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { tellTabs } from "#app/lib/tab-channel.ts";
import type { Outfit } from "#contract/outfit/outfit.ts";

export interface ReactionCall {
  pressed: Reaction;
  /** The user's reaction once the call has succeeded. */
  result: Reaction | null;
  /**
   * What the server has, shared by calls that wait for each other: shown again when the last one fails. A fetch
   * that they have cancelled is made then.
   */
  server: { reaction: Reaction | null; hasCancelledFetch?: boolean };
}

export function outfitReactionKey(outfitId: string, userId: string | undefined) {
  return ["engagement", userId, outfitId, "reaction"];
}

/** The user's last reaction to an outfit that is pending, also before the next render. */
export function pendingReaction(
  client: QueryClient,
  outfitId: string,
  userId: string | undefined,
): ReactionCall | undefined {
  const mutationKey = outfitReactionKey(outfitId, userId);
  const pending = client.getMutationCache().findAll({ mutationKey, exact: true, status: "pending" });
  return pending.at(-1)?.state.variables as ReactionCall | undefined;
}

/**
 * Replaces the cached outfit by the one that a user's call returned, and tells the other tabs. A reaction
 * that is pending stays on it, unless it is the one that has settled.
 */
export function storeOutfit(
  client: QueryClient,
  userId: string | undefined,
  outfit: Outfit,
  settled?: ReactionCall,
): void {
  // The response is the user's own: it is dropped when the user has signed out since.
  if (userId === undefined || useSessionStore.getState().currentUser?._id !== userId) return;
  const { queryKey } = outfitQuery(browserApi, outfit._id);
  const pending = pendingReaction(client, outfit._id, userId);
  // A fetch under way would return an older outfit.
  void client.cancelQueries({ queryKey });
  client.setQueryData(
    queryKey,
    pending && pending !== settled ? withReaction(outfit, userId, pending.result) : outfit,
  );
  tellTabs({ about: "outfit", outfitId: outfit._id });
}
