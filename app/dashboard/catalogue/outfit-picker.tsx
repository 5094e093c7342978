import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { RowPicture } from "#app/dashboard/catalogue/row-picture.tsx";
import { outfitListQuery } from "#app/entities/outfit/outfit-list-query.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { formatCount } from "#app/lib/format-count.ts";
import { uniqueRows } from "#app/lib/next-page.ts";
import { useDebounced } from "#app/lib/use-debounced.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Price } from "#app/ui/price.tsx";
import { SearchInput } from "#app/ui/search-input.tsx";
import type { OutfitSummary } from "#contract/outfit/outfit.ts";
import { DEFAULT_FILTERS, defaultSortBy, normaliseSearchTerm } from "#contract/outfit/outfit-filters.ts";

interface OutfitPickerProps {
  /** What is searched for at first. */
  initialTerm: string;
  picks: readonly OutfitSummary[];
  /** Of picks. */
  max: number;
  onPick: (outfit: OutfitSummary) => void;
  error: string | undefined;
  search: RefObject<HTMLInputElement | null>;
}

/** The shop's own search. Only of public outfits: hidden ones cannot be sent. */
export function OutfitPicker({ initialTerm, picks, max, onPick, error, search }: OutfitPickerProps) {
  const [typed, setTyped] = useState(initialTerm);
  const searchTerm = useDebounced(normaliseSearchTerm(typed));
  const { data, isPending, isFetching, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    ...outfitListQuery(browserApi, { ...DEFAULT_FILTERS, searchTerm, sortBy: defaultSortBy(searchTerm) }),
    placeholderData: keepPreviousData,
  });
  const first = data?.pages[0];
  const outfits = uniqueRows(data?.pages.flatMap((page) => page.outfits) ?? [], ({ _id }) => _id);
  const isFull = picks.length >= max;

  return (
    <section aria-labelledby="picker-heading" className="grid min-w-0 content-start gap-4">
      <h3 id="picker-heading" className="font-display text-title">
        Pick outfits
      </h3>
      <div className="border-ink border-b">
        <SearchInput
          ref={search}
          name="outfits"
          label="Search as shoppers do"
          value={typed}
          onChange={setTyped}
        />
      </div>
      {error && (
        <p role="alert" className="text-danger text-small">
          {error}
        </p>
      )}
      {!first ? (
        <div className="grid justify-items-start gap-3 py-6 text-ink-soft text-small">
          <p role="status">{isPending ? "Loading the outfits…" : "The outfits could not be loaded."}</p>
          {!isPending && (
            <Button size="small" variant="secondary" busy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          )}
        </div>
      ) : (
        <>
          <p role="status" className="text-caption text-ink-soft">
            {first.total === 0
              ? "No active outfit matches."
              : `${formatCount(first.total, "outfit", "outfits")} ${first.isPartial ? "that have the most of it" : "to pick from"}`}
          </p>
          <ul
            aria-label="Outfits to pick from"
            className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-4 max-sm:-mx-5 max-sm:flex max-sm:snap-x max-sm:overflow-x-auto max-sm:scroll-px-5 max-sm:px-5 max-sm:pb-2"
          >
            {outfits.map((outfit) => {
              const position = picks.findIndex(({ _id }) => _id === outfit._id) + 1;
              return (
                <li key={outfit._id} className="max-sm:w-36 max-sm:shrink-0 max-sm:snap-start">
                  <PickerCard
                    outfit={outfit}
                    position={position}
                    disabled={isFull && position === 0}
                    onPick={() => onPick(outfit)}
                  />
                </li>
              );
            })}
          </ul>
          {hasNextPage && (
            <Button
              size="small"
              variant="secondary"
              busy={isFetching}
              onClick={() => void fetchNextPage()}
              className="sm:justify-self-start"
            >
              Show more outfits
            </Button>
          )}
        </>
      )}
    </section>
  );
}

interface PickerCardProps {
  outfit: OutfitSummary;
  /** Position among the picked outfits, from 1; 0 if it is not picked. */
  position: number;
  /** No more outfits can be picked: the card stays focusable and tells why when pressed. */
  disabled: boolean;
  onPick: () => void;
}

function PickerCard({ outfit, position, disabled, onPick }: PickerCardProps) {
  const isPicked = position > 0;
  return (
    <button
      type="button"
      aria-pressed={isPicked}
      aria-disabled={disabled || undefined}
      onClick={onPick}
      className="group grid w-full gap-2 text-left aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
    >
      <span
        className={classNames(
          "relative block border-2 transition-colors",
          isPicked ? "border-accent" : "border-transparent group-hover:border-line-strong",
        )}
      >
        <RowPicture
          outfit={outfit}
          sizes="(min-width: 64rem) 140px, (min-width: 40rem) 25vw, 144px"
          className="aspect-3/4"
        />
        {isPicked && (
          <span
            aria-hidden="true"
            className="absolute top-2 right-2 grid size-7 place-items-center rounded-pill bg-accent font-medium text-caption text-white tabular-nums"
          >
            {position}
          </span>
        )}
      </span>
      <span className="grid gap-0.5 text-small">
        <span className="font-medium leading-snug">{`${outfit.category}, ${outfit.section}`}</span>
        {outfit.subtitle && (
          <span className="line-clamp-2 text-caption text-ink-soft">{outfit.subtitle}</span>
        )}
        <Price rupees={outfit.totalPrice} />
      </span>
    </button>
  );
}
