import ThumbsDown from "lucide-react/icons/thumbs-down";
import ThumbsUp from "lucide-react/icons/thumbs-up";
import type { Reaction } from "#app/features/engagement/reaction.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { groupDigits } from "#contract/values/money.ts";

const BUTTONS = [
  { reaction: "like", label: "Like", count: "numberOfLikes", drawing: ThumbsUp },
  { reaction: "dislike", label: "Dislike", count: "numberOfDislikes", drawing: ThumbsDown },
] as const;

interface ReactionTogglesProps {
  numberOfLikes: number;
  numberOfDislikes: number;
  /** The reader's own reaction. */
  mine: Reaction | null;
  /** "comment by Asha": ends the buttons' names. */
  what: string;
  onPress: (reaction: Reaction) => void;
  /** The press that is being sent. */
  pressed: Reaction | undefined;
}

/** Like and dislike of a comment or reply, each with its count. */
export function ReactionToggles({ mine, what, onPress, pressed, ...counts }: ReactionTogglesProps) {
  return BUTTONS.map(({ reaction, label, count, drawing }) => {
    const isMine = mine === reaction;
    return (
      <button
        key={reaction}
        type="button"
        aria-pressed={isMine}
        aria-busy={pressed === reaction || undefined}
        aria-label={`${label} ${what}, ${counts[count]}`}
        onClick={() => onPress(reaction)}
        className={classNames(
          "touch-target inline-flex min-h-6 items-center gap-1.5 tabular-nums transition-colors hover:text-accent",
          isMine && "font-semibold text-accent",
        )}
      >
        <Icon of={drawing} size="small" fill={isMine ? "tint" : "none"} />
        <span>{groupDigits(counts[count])}</span>
      </button>
    );
  });
}
