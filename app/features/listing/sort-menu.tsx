import { ArrowUpDown, ChevronDown } from "lucide";
import * as messages from "#app/features/listing/messages.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import {
  DEFAULT_FILTERS,
  defaultSortBy,
  type OutfitFilters,
  parseSort,
  sortChoice,
} from "#contract/outfit/outfit-filters.ts";

type Order = Pick<OutfitFilters, "sortBy" | "sort">;

const BEST_MATCH: Order = { sortBy: "relevance", sort: "desc" };
const ORDERS: readonly Order[] = [
  { sortBy: "createdAt", sort: "desc" },
  { sortBy: "numberOfLikes", sort: "desc" },
  { sortBy: "numberOfClicks", sort: "desc" },
  { sortBy: "totalPrice", sort: "asc" },
  { sortBy: "totalPrice", sort: "desc" },
  { sortBy: "createdAt", sort: "asc" },
  { sortBy: "numberOfLikes", sort: "asc" },
  { sortBy: "numberOfClicks", sort: "asc" },
];

/** The order of a listing for which none was chosen. */
const defaultOrder = (searchTerm: string): Order => ({
  sortBy: defaultSortBy(searchTerm),
  sort: DEFAULT_FILTERS.sort,
});

/** Reads the value of the form; an empty one is the default order. */
export function orderFromForm(value: string, searchTerm: string): Order {
  return parseSort(value, null, searchTerm);
}

interface SortMenuProps {
  draft: OutfitFilters;
  onEdit: (changes: Order) => void;
}

/** The one list of orders, by its icon on a phone. "Best match" is one only while there is a search. */
export function SortMenu({ draft, onEdit }: SortMenuProps) {
  const { searchTerm } = draft;
  const byDefault = sortChoice(defaultOrder(searchTerm));
  const chosen = sortChoice(draft.sortBy === "relevance" ? BEST_MATCH : draft);
  // Without scripts, a search would otherwise ask for the newest outfits instead of the best matches.
  const inForm = (choice: string) => (choice === byDefault ? "" : choice);
  const orders = searchTerm === "" ? ORDERS : [BEST_MATCH, ...ORDERS];
  return (
    <span
      className={classNames(
        "relative inline-flex min-h-11 min-w-11 items-center justify-center gap-2 text-small transition-colors hover:text-accent",
        "outline-ink outline-offset-2 has-[select:focus-visible]:outline-2",
        chosen !== byDefault && "max-sm:text-accent",
      )}
    >
      <Icon of={ArrowUpDown} className="pointer-events-none sm:hidden" />
      <select
        name="sortBy"
        aria-label={messages.sortBy}
        value={inForm(chosen)}
        onChange={(event) => onEdit(orderFromForm(event.target.value, searchTerm))}
        className="cursor-pointer appearance-none bg-transparent outline-none max-sm:absolute max-sm:inset-0 max-sm:opacity-0 sm:min-h-11 sm:pr-7"
      >
        {orders.map((order) => (
          <option key={sortChoice(order)} value={inForm(sortChoice(order))}>
            {messages.sortLabel(order)}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size="small" className="pointer-events-none absolute right-0 max-sm:hidden" />
    </span>
  );
}
