import Eye from "lucide-react/icons/eye";
import Heart from "lucide-react/icons/heart";
import MessageCircle from "lucide-react/icons/message-circle";
import { Icon } from "#app/ui/icon.tsx";
import type { TrendingOutfit } from "#contract/outfit/outfit.ts";
import { groupDigits } from "#contract/values/money.ts";

type CountedOutfit = Pick<TrendingOutfit, "numberOfLikes" | "numberOfComments" | "numberOfClicks">;

/** How much an outfit is liked, talked about and looked at. */
export function TrendingFigures({ outfit }: { outfit: CountedOutfit }) {
  const figures = [
    { label: "likes", count: outfit.numberOfLikes, drawing: Heart },
    { label: "comments", count: outfit.numberOfComments, drawing: MessageCircle },
    { label: "views", count: outfit.numberOfClicks, drawing: Eye },
  ];
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-caption text-ink-soft">
      {figures.map(({ label, count, drawing }) => (
        <li key={label} className="inline-flex items-center gap-1.5 tabular-nums">
          <Icon of={drawing} size="small" />
          <span>{`${groupDigits(count)} `}</span>
          <span className="sr-only">{label}</span>
        </li>
      ))}
    </ul>
  );
}
