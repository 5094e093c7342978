import { ThumbsDown, ThumbsUp } from "lucide";
import * as messages from "#app/features/engagement/messages.ts";
import type { Reaction } from "#app/features/engagement/reaction.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { groupDigits } from "#contract/values/money.ts";

const REACTIONS = [
  { reaction: "like", text: messages.like, count: "numberOfLikes", drawing: ThumbsUp },
  { reaction: "dislike", text: messages.dislike, count: "numberOfDislikes", drawing: ThumbsDown },
] as const;

interface ReactionCountsProps {
  numberOfLikes: number;
  numberOfDislikes: number;
}

interface ReactionTogglesProps extends ReactionCountsProps {
  /** The reader's own reaction. */
  mine: Reaction | null;
  /** "comment by Asha": ends the buttons' names. */
  what: string;
  onPress: (reaction: Reaction) => void;
  /** The reaction whose call is pending. */
  pressed: Reaction | undefined;
}

/** Like and dislike of a comment or reply for members, each with its count. */
export function ReactionToggles({ mine, what, onPress, pressed, ...counts }: ReactionTogglesProps) {
  return REACTIONS.map(({ reaction, text, count, drawing }) => {
    const isMine = mine === reaction;
    return (
      <button
        key={reaction}
        type="button"
        aria-pressed={isMine}
        aria-busy={pressed === reaction || undefined}
        aria-label={text.of(what, counts[count])}
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

/** For visitors. */
export function ReactionCounts(counts: ReactionCountsProps) {
  return REACTIONS.map(({ reaction, text, count, drawing }) => (
    <span key={reaction} className="inline-flex items-center gap-1.5 tabular-nums">
      <Icon of={drawing} size="small" />
      <span>{`${groupDigits(counts[count])} `}</span>
      <span className="sr-only">{text.noun(counts[count])}</span>
    </span>
  ));
}
