import { useDebouncedDraft } from "#app/lib/use-debounced.ts";
import { SearchInput } from "#app/ui/search-input.tsx";
import { normaliseSearchTerm } from "#contract/outfit/outfit-filters.ts";

interface CartSearchProps {
  /** The search term in the URL. */
  value: string;
  onSearch: (term: string) => void;
}

/** The cart's search input; searches once typing has paused. */
export function CartSearch({ value, onSearch }: CartSearchProps) {
  const [draft, setDraft] = useDebouncedDraft(value, normaliseSearchTerm, (text) =>
    onSearch(normaliseSearchTerm(text)),
  );
  return (
    <div className="flex border border-line-strong bg-paper-raised pr-1 pl-4 max-lg:sm:col-span-2 lg:flex-1">
      <SearchInput
        name="search"
        label="Search outfits..."
        value={draft}
        onChange={setDraft}
        className="h-11.5"
      />
    </div>
  );
}
