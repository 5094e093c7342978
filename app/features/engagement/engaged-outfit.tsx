import { createContext, type ReactNode, useContext } from "react";
import type { Reaction } from "#app/features/engagement/reaction.ts";
import type { Engagement } from "#app/features/engagement/use-engagement-call.ts";
import { useReaction } from "#app/features/engagement/use-reaction.ts";
import { useCurrentUser } from "#app/lib/session-store.ts";
import type { Outfit } from "#contract/outfit.ts";

const EngagementContext = createContext<Engagement | null>(null);

export function useEngagement(): Engagement {
  const engagement = useContext(EngagementContext);
  if (!engagement) throw new Error("Must be rendered inside EngagedOutfit");
  return engagement;
}

interface EngagedOutfitProps {
  outfit: Outfit;
  /** Receives the outfit that a call returned. */
  onOutfit: (outfit: Outfit) => void;
  /** Gets the outfit with the reader's pending reaction, and the function that reacts to it. */
  children: (outfit: Outfit, react: (reaction: Reaction) => void) => ReactNode;
}

/** Lets its content react, comment and reply. */
export function EngagedOutfit({ outfit, onOutfit, children }: EngagedOutfitProps) {
  const engagement = { user: useCurrentUser(), outfitId: outfit._id, onOutfit };
  const { shown, react } = useReaction(engagement, { outfitId: outfit._id }, outfit);
  return <EngagementContext value={engagement}>{children(shown, react)}</EngagementContext>;
}
