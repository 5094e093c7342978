import { useEffect, useRef } from "react";
import { SearchInput } from "#app/ui/search-input.tsx";
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
    <SearchInput
      ref={input}
      name="searchTerm"
      label="Search outfits"
      maxLength={SEARCH_TERM_MAX_LENGTH}
      value={value}
      onChange={onChange}
    />
  );
}
