import ThumbsDown from "lucide-react/icons/thumbs-down";
import ThumbsUp from "lucide-react/icons/thumbs-up";
import { useId } from "react";
import { useEngagement } from "#app/features/engagement/engagement.tsx";
import { type Reaction, reactionOf } from "#app/features/engagement/reaction.ts";
import { classNames } from "#app/ui/class-names.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import type { Outfit } from "#contract/outfit.ts";

const BUTTONS = [
  { reaction: "like", label: "Like", givenLabel: "Liked", count: "numberOfLikes", Icon: ThumbsUp },
  {
    reaction: "dislike",
    label: "Dislike",
    givenLabel: "Disliked",
    count: "numberOfDislikes",
    Icon: ThumbsDown,
  },
] as const;

const LOOK =
  "wrap-normal inline-flex min-h-12 items-center justify-center gap-2.5 border px-2 font-medium text-small transition-colors duration-calm ease-quiet";
const LOOKS = {
  closed: "cursor-not-allowed border-line-strong text-ink-soft",
  open: "border-ink hover:bg-ink hover:text-paper",
  given: "border-accent bg-accent text-white hover:bg-accent-deep",
};

interface ReactionButtonsProps {
  /** With what its reader has just pressed. */
  outfit: Pick<Outfit, "_id" | "likes" | "dislikes" | "numberOfLikes" | "numberOfDislikes">;
}

/** Like and Dislike of an outfit; for visitors they only show the counts and say what it takes. */
export function ReactionButtons({ outfit }: ReactionButtonsProps) {
  const { user, react } = useEngagement();
  const hintId = useId();
  const mine = user && reactionOf(outfit, user._id);
  const press = (reaction: Reaction) => user && void react({ outfitId: outfit._id }, outfit, reaction);
  return (
    <div>
      <div className="grid grid-cols-2 gap-3">
        {BUTTONS.map(({ reaction, label, givenLabel, count, Icon }) => {
          const given = mine === reaction;
          return (
            // For visitors not `disabled`: it stays in reach of the keyboard, so that its hint is heard.
            <button
              key={reaction}
              type="button"
              aria-disabled={!user || undefined}
              aria-describedby={user ? undefined : hintId}
              onClick={() => press(reaction)}
              className={classNames(LOOK, LOOKS[given ? "given" : user ? "open" : "closed"])}
            >
              <Icon aria-hidden="true" className="size-4 stroke-[1.5]" />
              {given ? givenLabel : label}
              <span aria-hidden="true" className="h-4 w-px bg-current opacity-40" />
              <span className="tabular-nums">{outfit[count].toLocaleString("en-IN")}</span>
              <VisuallyHidden>so far</VisuallyHidden>
            </button>
          );
        })}
      </div>
      {!user && (
        <p id={hintId} className="mt-2.5 text-caption text-ink-faint">
          Sign in to like or dislike this outfit.
        </p>
      )}
    </div>
  );
}
