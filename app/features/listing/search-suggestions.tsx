import { queryOptions, useQuery } from "@tanstack/react-query";
import { type RefObject, useDeferredValue, useEffect, useEffectEvent, useState } from "react";
import * as messages from "#app/features/listing/search-suggestions-messages.ts";
import { useRecentSearches } from "#app/features/listing/use-recent-searches.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { isComposing } from "#app/lib/is-composing.ts";
import { PUBLIC_STALE_MS } from "#app/lib/query-client.ts";
import { useDebounced } from "#app/lib/use-debounced.ts";
import { classNames } from "#app/ui/class-names.ts";
import type { OutfitFilters } from "#contract/outfit/outfit-filters.ts";
import { CATEGORY_LABELS } from "#contract/outfit/outfit-labels.ts";
import type { SearchCompletions } from "#contract/outfit/outfit-list-query.ts";

/** State of the list, for the ARIA attributes of the search box. */
export interface ListState {
  expanded: boolean;
  activeId: string | undefined;
}

interface SearchSuggestionsProps {
  /** Whether the search box has the focus. */
  open: boolean;
  listId: string;
  value: string;
  input: RefObject<HTMLInputElement | null>;
  onChoose: (changes: Partial<OutfitFilters>) => void;
  onState: (state: ListState) => void;
}

interface Suggestion {
  group: string;
  label: string;
  count?: number;
  changes: Partial<OutfitFilters>;
}

/**
 * Recent searches and completions below the search box; the arrow keys choose while the focus stays
 * in the box.
 */
export function SearchSuggestions({ open, listId, value, input, onChoose, onState }: SearchSuggestionsProps) {
  const text = value.trim();
  const typed = useDeferredValue(text);
  const settled = useDebounced(text);
  const { data } = useQuery(searchCompletionsQuery(settled));
  const { recent, remember, clear } = useRecentSearches();
  /** The text that the list does not cover the results of, until the text changes. */
  const [dismissed, setDismissed] = useState<string>();
  const [active, setActive] = useState(-1);
  const [seen, setSeen] = useState({ open, typed });
  if (seen.open !== open || seen.typed !== typed) {
    setSeen({ open, typed });
    setActive(-1);
  }
  if (dismissed !== undefined && (seen.open !== open || dismissed !== text)) setDismissed(undefined);
  const suggestions = [
    ...recentOf(recent, typed),
    // Completions of the beginning of the text are close enough until it has settled.
    ...(typed !== "" && typed.startsWith(settled) ? completionsOf(data) : []),
  ];
  const expanded = open && dismissed === undefined && suggestions.length > 0;
  const idOf = (index: number) => `${listId}-${index}`;
  const activeId = expanded && active >= 0 ? idOf(active) : undefined;

  const report = useEffectEvent(onState);
  useEffect(() => report({ expanded, activeId }), [expanded, activeId]);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  /** The list closes, and with it the element that has the focus. */
  const focusBox = () => input.current?.focus();
  const choose = (suggestion: Suggestion) => {
    setDismissed(suggestion.changes.searchTerm ?? text);
    if (suggestion.changes.searchTerm) remember(suggestion.changes.searchTerm);
    onChoose(suggestion.changes);
    focusBox();
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const isArrow = event.key === "ArrowDown" || event.key === "ArrowUp";
    if (isArrow && suggestions.length > 0) {
      event.preventDefault();
      setDismissed(undefined);
      const step = event.key === "ArrowDown" ? 1 : -1;
      const count = suggestions.length;
      setActive(active < 0 && step < 0 ? count - 1 : (active + step + count) % count);
    } else if (event.key === "Escape" && expanded) {
      event.preventDefault();
      setDismissed(text);
    } else if (event.key === "Enter") {
      const chosen = expanded ? suggestions[active] : undefined;
      if (chosen) {
        event.preventDefault();
        choose(chosen);
      } else {
        // Completions that arrive later must not cover the results either.
        setDismissed(text);
      }
    }
  });
  const rememberTyped = useEffectEvent(() => remember(value));
  useEffect(() => {
    const element = input.current;
    element?.addEventListener("keydown", onKeyDown);
    element?.addEventListener("blur", rememberTyped);
    return () => {
      element?.removeEventListener("keydown", onKeyDown);
      element?.removeEventListener("blur", rememberTyped);
    };
  }, [input]);

  if (!expanded) return null;
  const groups = [...new Set(suggestions.map(({ group }) => group))];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key of the button inside.
    <div
      // Without this the Tab key would stop at a list that scrolls.
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        setDismissed(text);
        focusBox();
      }}
      className="absolute inset-x-0 top-full z-bar max-h-80 overflow-y-auto border border-line-strong bg-paper-raised shadow-lg"
    >
      <div id={listId} role="listbox" aria-label={messages.suggestions} className="py-2">
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options
          <div key={group} role="group" aria-label={group}>
            <p aria-hidden="true" className="px-4 pt-2 pb-1 text-caption text-ink-soft">
              {group}
            </p>
            {suggestions.map((suggestion, index) =>
              suggestion.group !== group ? null : (
                // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the search box
                // biome-ignore lint/a11y/useKeyWithClickEvents: the search box handles the keys
                <div
                  key={suggestion.label}
                  id={idOf(index)}
                  role="option"
                  aria-selected={index === active}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(suggestion)}
                  className={classNames(
                    "flex min-h-11 cursor-pointer items-center justify-between gap-4 px-4 hover:bg-paper-deep",
                    index === active && "bg-paper-deep",
                  )}
                >
                  <bdi>{suggestion.label}</bdi>
                  {suggestion.count !== undefined && (
                    <span className="text-caption text-ink-soft tabular-nums">
                      {messages.looksFound(suggestion.count)}
                    </span>
                  )}
                </div>
              ),
            )}
          </div>
        ))}
      </div>
      {groups.includes(messages.recentSearches) && (
        <button
          type="button"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            clear();
            focusBox();
          }}
          className="min-h-11 px-4 text-small underline underline-offset-4"
        >
          {messages.clearRecentSearches}
        </button>
      )}
    </div>
  );
}

function recentOf(recent: readonly string[], typed: string): Suggestion[] {
  return recent
    .filter((term) => term !== typed && term.toLowerCase().startsWith(typed.toLowerCase()))
    .map((term) => ({ group: messages.recentSearches, label: term, changes: { searchTerm: term } }));
}

function completionsOf(found: SearchCompletions | undefined): Suggestion[] {
  if (!found) return [];
  const byTerm = (group: string, list: readonly { name: string; count: number }[]) =>
    list.map(({ name, count }): Suggestion => ({ group, label: name, count, changes: { searchTerm: name } }));
  return [
    ...found.categories.map(
      ({ name, count }): Suggestion => ({
        group: messages.categories,
        label: CATEGORY_LABELS[name],
        count,
        changes: { category: name, searchTerm: "" },
      }),
    ),
    ...byTerm(messages.brands, found.brands),
    ...byTerm(messages.garments, found.garments),
  ];
}

/** A shorter text has too many completions to be useful. */
const TYPED_MIN_LENGTH = 2;

function searchCompletionsQuery(searchTerm: string) {
  return queryOptions({
    queryKey: ["outfits", "completions", searchTerm],
    meta: { failureMessage: "Loading search completions failed" },
    staleTime: PUBLIC_STALE_MS,
    enabled: searchTerm.length >= TYPED_MIN_LENGTH,
    // While those of a longer text are loading, the completions of its beginning are close; those of another
    // word are not.
    placeholderData: (completions: SearchCompletions | undefined, query) =>
      query && searchTerm.startsWith(String(query.queryKey.at(-1))) ? completions : undefined,
    queryFn: ({ signal }) =>
      browserApi<SearchCompletions>({
        path: `/outfit/completions?${new URLSearchParams({ searchTerm })}`,
        signal,
      }),
  });
}
