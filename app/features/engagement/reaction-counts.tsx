import ThumbsDown from "lucide-react/icons/thumbs-down";
import ThumbsUp from "lucide-react/icons/thumbs-up";
import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { groupDigits } from "#contract/values/money.ts";

interface ReactionCountsProps {
  numberOfLikes: number;
  numberOfDislikes: number;
}

export function ReactionCounts({ numberOfLikes, numberOfDislikes }: ReactionCountsProps) {
  return (
    <>
      <Count icon={<Icon of={ThumbsUp} size="small" />} count={numberOfLikes}>
        {numberOfLikes === 1 ? "like" : "likes"}
      </Count>
      <Count icon={<Icon of={ThumbsDown} size="small" />} count={numberOfDislikes}>
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
      <span className="sr-only">{children}</span>
    </span>
  );
}
