import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { useEffect, useRef } from "react";
import { IconButton } from "#app/ui/icon-button.tsx";
import { SEARCH_TERM_MAX_LENGTH } from "#contract/limits.ts";

interface SearchBoxProps {
  value: string;
  onChange: (value: string) => void;
}

/** The search over all outfits; searches while one types. */
export function SearchBox({ value, onChange }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const atFirst = useRef({ value, onChange });

  // On a slow network people type before this code has arrived: what they typed counts.
  useEffect(() => {
    const typed = input.current?.value ?? "";
    if (typed !== atFirst.current.value) atFirst.current.onChange(typed);
  }, []);

  return (
    <div className="relative flex min-w-0 flex-1 items-center">
      <Search aria-hidden="true" className="pointer-events-none absolute left-0 size-5 stroke-[1.5]" />
      <input
        ref={input}
        type="search"
        name="searchTerm"
        aria-label="Search outfits"
        placeholder="Search outfits"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={SEARCH_TERM_MAX_LENGTH}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="h-13 w-full min-w-0 appearance-none bg-transparent pl-8 text-body placeholder:text-ink-faint focus-visible:outline-offset-0 [&::-webkit-search-cancel-button]:hidden"
      />
      {value && (
        <IconButton
          label="Clear search"
          onClick={() => {
            onChange("");
            input.current?.focus();
          }}
        >
          <X aria-hidden="true" className="size-4" />
        </IconButton>
      )}
    </div>
  );
}
