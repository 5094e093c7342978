import ThumbsDown from "lucide-react/icons/thumbs-down";
import ThumbsUp from "lucide-react/icons/thumbs-up";
import type { ReactNode } from "react";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { groupDigits } from "#contract/values/money.ts";

interface ReactionCountsProps {
  numberOfLikes: number;
  numberOfDislikes: number;
}

export function ReactionCounts({ numberOfLikes, numberOfDislikes }: ReactionCountsProps) {
  return (
    <>
      <Count icon={<ThumbsUp aria-hidden="true" className="size-4 stroke-[1.5]" />} count={numberOfLikes}>
        {numberOfLikes === 1 ? "like" : "likes"}
      </Count>
      <Count
        icon={<ThumbsDown aria-hidden="true" className="size-4 stroke-[1.5]" />}
        count={numberOfDislikes}
      >
        {numberOfDislikes === 1 ? "dislike" : "dislikes"}
      </Count>
    </>
  );
}

function Count({ icon, count, children }: { icon: ReactNode; count: number; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 tabular-nums">
      {icon}
      <span>{`${groupDigits(count)} `}</span>
      <VisuallyHidden>{children}</VisuallyHidden>
    </span>
  );
}
