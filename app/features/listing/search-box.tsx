import { useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router";
import * as messages from "#app/features/listing/messages.ts";
import type { ListState } from "#app/features/listing/search-suggestions.tsx";
import { lazyPart } from "#app/loading/lazy-part.tsx";
import { SearchInput } from "#app/ui/search-input.tsx";
import { useEarlyText } from "#app/ui/use-early-text.ts";
import { type OutfitFilters, SEARCH_BOX_ID } from "#contract/outfit/outfit-filters.ts";

const Suggestions = lazyPart(
  async () => {
    const { SearchSuggestions } = await import("#app/features/listing/search-suggestions.tsx");
    return SearchSuggestions;
  },
  { when: "open", isQuiet: true },
);

interface SearchBoxProps {
  value: string;
  onEdit: (changes: Partial<OutfitFilters>) => void;
}

/** Searches while typing, with suggestions. */
export function SearchBox({ value, onEdit }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [hasFocus, setFocus] = useState(false);
  const [list, setList] = useState<ListState>({ expanded: false, activeId: undefined });
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation with the hash asks for it anew
  useEffect(() => {
    if (hash === `#${SEARCH_BOX_ID}`) input.current?.focus();
  }, [hash, key]);
  useEarlyText(input, value, (searchTerm) => onEdit({ searchTerm }));

  return (
    // On a phone it covers the rest of its bar while it has the focus: beside it, only eleven letters would
    // be visible.
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus is that of the controls inside.
    <div
      onFocus={() => setFocus(true)}
      onBlur={(event) => setFocus(event.currentTarget.contains(event.relatedTarget))}
      className="relative flex min-w-0 flex-1 max-sm:focus-within:absolute max-sm:focus-within:inset-x-0 max-sm:focus-within:z-1 max-sm:focus-within:bg-paper"
    >
      <SearchInput
        ref={input}
        name="searchTerm"
        label={messages.searchOutfits}
        value={value}
        onChange={(searchTerm) => onEdit({ searchTerm })}
        combobox={{
          id: SEARCH_BOX_ID,
          role: "combobox",
          "aria-autocomplete": "list",
          "aria-haspopup": "listbox",
          "aria-expanded": list.expanded,
          "aria-controls": list.expanded ? listId : undefined,
          "aria-activedescendant": list.activeId,
        }}
      />
      <Suggestions
        open={hasFocus}
        listId={listId}
        value={value}
        input={input}
        onChoose={onEdit}
        onState={setList}
      />
    </div>
  );
}
