import { ThumbsDown, ThumbsUp } from "lucide";
import { useId } from "react";
import { BySession } from "#app/entities/session/by-session.tsx";
import { useCurrentUser } from "#app/entities/session/session-store.ts";
import { storeIntent, useAskToSignIn, useIntent } from "#app/entities/session/sign-in-intent.ts";
import * as messages from "#app/features/engagement/messages.ts";
import { type Reaction, reactionOf } from "#app/features/engagement/reaction.ts";
import { useReaction } from "#app/features/engagement/use-reaction.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ENGAGEMENT_MESSAGES } from "#contract/messages/engagement.ts";
import type { Outfit } from "#contract/outfit/outfit.ts";
import { groupDigits } from "#contract/values/money.ts";

const BUTTONS = [
  { reaction: "like", text: messages.like, count: "numberOfLikes", drawing: ThumbsUp },
  { reaction: "dislike", text: messages.dislike, count: "numberOfDislikes", drawing: ThumbsDown },
] as const;

const BASE_CLASS =
  "wrap-normal inline-flex min-h-12 items-center justify-center gap-2.5 border px-2 font-medium text-small transition-colors duration-calm ease-quiet";
const STATE_CLASSES = {
  open: "border-ink hover:bg-ink hover:text-paper",
  given: "border-accent bg-accent text-white hover:bg-accent-deep",
};

interface ReactionButtonsProps {
  outfit: Outfit;
  /** False while it is refetched with the reactions of a user who has just signed in. */
  isCurrent: boolean;
}

/** A visitor is asked to sign in; the reaction is given afterwards. */
export function ReactionButtons({ outfit, isCurrent }: ReactionButtonsProps) {
  const hintId = useId();
  const user = useCurrentUser();
  const askToSignIn = useAskToSignIn();
  const { react, pressed } = useReaction({ outfitId: outfit._id }, outfit);

  /** Does nothing if an earlier visit gave the reaction: toggling would remove it. */
  function give(reaction: Reaction) {
    if (user && reactionOf(outfit, user._id) !== reaction) react(reaction);
  }
  const isReady = user !== null && isCurrent;
  useIntent("like", outfit._id, isReady, () => give("like"));
  useIntent("dislike", outfit._id, isReady, () => give("dislike"));

  function press(reaction: Reaction) {
    if (user) return react(reaction);
    storeIntent(reaction, outfit._id);
    askToSignIn(ENGAGEMENT_MESSAGES.loginRequired);
  }

  const buttons = { outfit, press, pressed };
  return (
    <BySession
      member={(member) => <Buttons {...buttons} mine={member && reactionOf(outfit, member._id)} />}
      visitor={
        <div>
          <Buttons {...buttons} hintId={hintId} />
          <p id={hintId} className="mt-2.5 text-caption text-ink-faint">
            {messages.signInToReact}
          </p>
        </div>
      }
    />
  );
}

interface ButtonsProps {
  outfit: Outfit;
  press: (reaction: Reaction) => void;
  /** The reaction whose call is pending. */
  pressed: Reaction | undefined;
  /** The reader's own reaction. */
  mine?: Reaction | null;
  /** For visitors: id of the text that says how to react. */
  hintId?: string;
}

function Buttons({ outfit, press, pressed, mine = null, hintId }: ButtonsProps) {
  return (
    <div className="grid grid-cols-2 gap-3">
      {BUTTONS.map(({ reaction, text, count, drawing }) => {
        const given = mine === reaction;
        return (
          <button
            key={reaction}
            type="button"
            aria-describedby={hintId}
            aria-busy={pressed === reaction || undefined}
            onClick={() => press(reaction)}
            className={classNames(BASE_CLASS, STATE_CLASSES[given ? "given" : "open"])}
          >
            <Icon of={drawing} size="small" />
            <span>{given ? text.given : text.open}</span>
            <span aria-hidden="true" className="h-4 w-px bg-current opacity-40" />
            <span className="tabular-nums">{groupDigits(outfit[count])}</span>
            <span className="sr-only">{messages.soFar}</span>
          </button>
        );
      })}
    </div>
  );
}
