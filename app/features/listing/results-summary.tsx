import X from "lucide-react/icons/x";
import { Icon } from "#app/ui/icon.tsx";
import { OUTFIT_MESSAGES } from "#contract/messages/outfit.ts";
import type { OutfitList } from "#contract/outfit/outfit.ts";
import { groupDigits } from "#contract/values/money.ts";

interface ResultsSummaryProps {
  /** The first page; undefined while it loads. */
  list: OutfitList | undefined;
  onSearch: (searchTerm: string) => void;
}

/** How many outfits match, what was understood of the search, and whether the match is partial. */
export function ResultsSummary({ list, onSearch }: ResultsSummaryProps) {
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-small">
      {/* It keeps its height while the count is loading. */}
      <p className="min-h-6 text-ink-soft tabular-nums">{list ? matchesText(list) : "\u00a0"}</p>
      {(list?.understoodParts ?? []).length > 0 && (
        <ul aria-label="Your search" className="flex flex-wrap gap-2">
          {list?.understoodParts?.map(({ label, without }) => (
            <li key={`${label} ${without}`}>
              <button
                type="button"
                aria-label={`Remove ${label}`}
                onClick={() => onSearch(without)}
                className="inline-flex min-h-11 items-center gap-1.5 border border-line-strong bg-paper-raised px-3 transition-colors hover:border-ink"
              >
                <span>{label}</span>
                <Icon of={X} size="tiny" weight="bold" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {list?.isPartial && (
        <p role="status" className="basis-full text-body">
          {OUTFIT_MESSAGES.listPartial}
        </p>
      )}
    </div>
  );
}

function matchesText({ total, totalIsCapped }: OutfitList): string {
  if (totalIsCapped) return `More than ${groupDigits(total)} looks`;
  return `${groupDigits(total)} ${total === 1 ? "look" : "looks"}`;
}
