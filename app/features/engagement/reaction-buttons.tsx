import ThumbsDown from "lucide-react/icons/thumbs-down";
import ThumbsUp from "lucide-react/icons/thumbs-up";
import { useId } from "react";
import { BySession } from "#app/entities/session/by-session.tsx";
import { type Reaction, reactionOf } from "#app/features/engagement/reaction.ts";
import { useOutfitReaction } from "#app/features/engagement/use-outfit-reaction.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Outfit } from "#contract/outfit/outfit.ts";
import { groupDigits } from "#contract/values/money.ts";

const BUTTONS = [
  { reaction: "like", label: "Like", givenLabel: "Liked", count: "numberOfLikes", drawing: ThumbsUp },
  {
    reaction: "dislike",
    label: "Dislike",
    givenLabel: "Disliked",
    count: "numberOfDislikes",
    drawing: ThumbsDown,
  },
] as const;

const BASE_CLASS =
  "wrap-normal inline-flex min-h-12 items-center justify-center gap-2.5 border px-2 font-medium text-small transition-colors duration-calm ease-quiet";
const STATE_CLASSES = {
  open: "border-ink hover:bg-ink hover:text-paper",
  given: "border-accent bg-accent text-white hover:bg-accent-deep",
};

interface ReactionButtonsProps {
  outfit: Outfit;
  /** Whether it is not being fetched again, with the reactions of a person who has just signed in. */
  isCurrent: boolean;
}

/** Like and Dislike of an outfit; for visitors they show the counts and ask them to sign in. */
export function ReactionButtons({ outfit, isCurrent }: ReactionButtonsProps) {
  const hintId = useId();
  const reaction = useOutfitReaction(outfit, isCurrent);
  return (
    <BySession
      member={(user) => <Buttons outfit={outfit} {...reaction} mine={user && reactionOf(outfit, user._id)} />}
      visitor={
        <div>
          <Buttons outfit={outfit} {...reaction} hintId={hintId} />
          <p id={hintId} className="mt-2.5 text-caption text-ink-faint">
            Sign in to like or dislike this outfit.
          </p>
        </div>
      }
    />
  );
}

interface ButtonsProps {
  outfit: Outfit;
  press: (reaction: Reaction) => void;
  /** The press that is being sent. */
  pressed: Reaction | undefined;
  /** The reader's own reaction. */
  mine?: Reaction | null;
  /** For visitors: says how to react. */
  hintId?: string;
}

function Buttons({ outfit, press, pressed, mine = null, hintId }: ButtonsProps) {
  return (
    <div className="grid grid-cols-2 gap-3">
      {BUTTONS.map(({ reaction, label, givenLabel, count, drawing }) => {
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
            <span>{given ? givenLabel : label}</span>
            <span aria-hidden="true" className="h-4 w-px bg-current opacity-40" />
            <span className="tabular-nums">{groupDigits(outfit[count])}</span>
            <span className="sr-only">so far</span>
          </button>
        );
      })}
    </div>
  );
}
