import { createContext, type ReactNode, useContext } from "react";
import { useCurrentUser } from "#app/entities/session/session-store.ts";
import { keepIntent, useIntent } from "#app/entities/session/sign-in-intent.ts";
import { useAskToSignIn } from "#app/entities/session/use-ask-to-sign-in.ts";
import { type Reaction, reactionOf } from "#app/features/engagement/reaction.ts";
import type { Engagement } from "#app/features/engagement/use-engagement-call.ts";
import { useReaction } from "#app/features/engagement/use-reaction.ts";
import { ENGAGEMENT_MESSAGES } from "#contract/messages/engagement.ts";
import type { Outfit } from "#contract/outfit/outfit.ts";

const EngagementContext = createContext<Engagement | null>(null);

export function useEngagement(): Engagement {
  const engagement = useContext(EngagementContext);
  if (!engagement) throw new Error("Must be rendered inside EngagedOutfit");
  return engagement;
}

interface EngagedOutfitProps {
  outfit: Outfit;
  /** Whether it is not being fetched again, with the reactions of a person who has just signed in. */
  isCurrent: boolean;
  /** Receives the outfit that a call returned. */
  onOutfit: (outfit: Outfit) => void;
  /**
   * Gets the outfit with the reader's pending reaction, and the function that reacts to it, for a visitor
   * after signing in.
   */
  children: (outfit: Outfit, react: (reaction: Reaction) => void, pressed: Reaction | undefined) => ReactNode;
}

export function EngagedOutfit({ outfit, isCurrent, onOutfit, children }: EngagedOutfitProps) {
  const user = useCurrentUser();
  const askToSignIn = useAskToSignIn();
  const engagement = { user, outfitId: outfit._id, onOutfit };
  const { shown, pressed, react } = useReaction(engagement, { outfitId: outfit._id }, outfit);
  const give = (reaction: Reaction) => {
    // A second press would take back the reaction of an earlier visit.
    if (user && reactionOf(outfit, user._id) !== reaction) react(reaction);
  };
  const isReady = user !== null && isCurrent;
  useIntent("like", outfit._id, isReady, () => give("like"));
  useIntent("dislike", outfit._id, isReady, () => give("dislike"));

  function press(reaction: Reaction) {
    if (user) return react(reaction);
    keepIntent(reaction, outfit._id);
    askToSignIn(ENGAGEMENT_MESSAGES.loginRequired);
  }
  return <EngagementContext value={engagement}>{children(shown, press, pressed)}</EngagementContext>;
}
