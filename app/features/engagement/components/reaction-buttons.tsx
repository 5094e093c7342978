import ThumbsDown from "lucide-react/icons/thumbs-down";
import ThumbsUp from "lucide-react/icons/thumbs-up";
import { type ReactNode, useId } from "react";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import type { Outfit } from "#contract/outfit.ts";

interface ReactionButtonsProps {
  outfit: Pick<Outfit, "numberOfLikes" | "numberOfDislikes">;
}

/** Like and Dislike of an outfit; for visitors they only show the counts and say what it takes. */
export function ReactionButtons({ outfit }: ReactionButtonsProps) {
  const hintId = useId();
  return (
    <div>
      <div className="grid grid-cols-2 gap-3">
        <ReactionButton
          label="Like"
          count={outfit.numberOfLikes}
          hintId={hintId}
          icon={<ThumbsUp aria-hidden="true" className="size-4 stroke-[1.5]" />}
        />
        <ReactionButton
          label="Dislike"
          count={outfit.numberOfDislikes}
          hintId={hintId}
          icon={<ThumbsDown aria-hidden="true" className="size-4 stroke-[1.5]" />}
        />
      </div>
      <p id={hintId} className="mt-2.5 text-caption text-ink-faint">
        Sign in to like or dislike this outfit.
      </p>
    </div>
  );
}

interface ReactionButtonProps {
  label: string;
  count: number;
  hintId: string;
  icon: ReactNode;
}

/** Not `disabled`: it stays in reach of the keyboard, so that its hint is heard. */
function ReactionButton({ label, count, hintId, icon }: ReactionButtonProps) {
  return (
    <button
      type="button"
      aria-disabled="true"
      aria-describedby={hintId}
      className="inline-flex min-h-12 cursor-not-allowed items-center justify-center gap-2.5 border border-line-strong px-4 font-medium text-ink-soft text-small"
    >
      {icon}
      {label}
      <span aria-hidden="true" className="h-4 w-px bg-line-strong" />
      <span className="tabular-nums">{count.toLocaleString("en-IN")}</span>
      <VisuallyHidden>so far</VisuallyHidden>
    </button>
  );
}
