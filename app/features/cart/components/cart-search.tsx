import { useEffect, useState } from "react";
import { normaliseSearchTerm } from "#app/lib/search-term.ts";
import { SearchInput } from "#app/ui/search-input.tsx";
import { SEARCH_DEBOUNCE_MS, SEARCH_TERM_MAX_LENGTH } from "#contract/limits.ts";

interface CartSearchProps {
  /** What is searched for now. */
  value: string;
  onSearch: (term: string) => void;
}

/** Searches once typing has rested; follows when the search changes by other means. */
export function CartSearch({ value, onSearch }: CartSearchProps) {
  const [draft, setDraft] = useState(value);
  const [seen, setSeen] = useState(value);
  /** What was last asked for from here: when it comes back, somebody may already be typing on. */
  const [sent, setSent] = useState(value);
  const wanted = normaliseSearchTerm(draft);

  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setSent(value);
      setDraft(value);
    }
  }

  useEffect(() => {
    if (wanted === value) return;
    const timer = setTimeout(() => {
      setSent(wanted);
      onSearch(wanted);
    }, SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted, value, onSearch]);

  return (
    <div className="flex border border-line-strong bg-paper-raised pr-1 pl-4 max-lg:sm:col-span-2 lg:flex-1">
      <SearchInput
        name="search"
        label="Search outfits..."
        maxLength={SEARCH_TERM_MAX_LENGTH}
        value={draft}
        onChange={setDraft}
        className="h-11.5"
      />
    </div>
  );
}
