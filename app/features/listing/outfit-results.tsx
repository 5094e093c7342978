import { ListEnd } from "#app/features/listing/list-end.tsx";
import { ListingSkeletons } from "#app/features/listing/listing-skeletons.tsx";
import { NothingFound } from "#app/features/listing/nothing-found.tsx";
import { OutfitCard } from "#app/features/listing/outfit-card.tsx";
import { useLoadOn } from "#app/features/listing/use-load-on.ts";
import type { useOutfitList } from "#app/features/listing/use-outfit-list.ts";
import { useOutfitViewer } from "#app/features/viewer/use-outfit-viewer.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { OutfitFilters } from "#contract/outfit/outfit-filters.ts";

interface OutfitResultsProps {
  list: ReturnType<typeof useOutfitList>;
  applied: OutfitFilters;
  onClear: () => void;
}

const ENTRIES = classNames(
  "grid grid-cols-2 gap-x-3 sm:gap-x-6 md:grid-cols-3 xl:grid-cols-4",
  "list-view:block list-view:divide-y list-view:divide-line list-view:border-line list-view:border-b",
);
const ENTRY = classNames(
  "row-span-4 grid grid-rows-subgrid gap-y-0",
  "list-view:block list-view:py-6 list-view:first:pt-0 sm:list-view:py-9 sm:list-view:first:pt-0",
);
/** The number of pictures in the first view, which are not loaded lazily. */
const PRIORITY_PICTURES = 3;

/**
 * The loaded outfits; loads more when the last one approaches the viewport, and has an empty and
 * a failed state.
 */
export function OutfitResults({ list, applied, onClear }: OutfitResultsProps) {
  const lastEntry = useLoadOn(list.mayLoadMore, list.loadMore);
  const { openerProps, viewer } = useOutfitViewer();

  if (list.state === "failed") {
    return (
      <EmptyState
        title="Something went wrong"
        text="The outfits could not be loaded."
        action={
          <Button variant="secondary" onClick={list.retry}>
            Try again
          </Button>
        }
      />
    );
  }
  if (list.state === "ready" && list.outfits.length === 0) {
    return <NothingFound applied={applied} list={list.first} onClear={onClear} />;
  }
  return (
    <>
      <ul className={ENTRIES}>
        {list.outfits.map((outfit, position) => (
          <li
            key={outfit._id}
            ref={position === list.outfits.length - 1 ? lastEntry : undefined}
            className={ENTRY}
          >
            <OutfitCard outfit={outfit} priority={position < PRIORITY_PICTURES} zoom={openerProps(outfit)} />
          </li>
        ))}
        {/* They also reserve the space of the next page, so that its arrival moves nothing below. */}
        {(list.state === "loading" || (list.hasMore && !list.moreFailed)) && (
          <ListingSkeletons after={list.outfits.length} />
        )}
      </ul>
      {list.state === "ready" && <ListEnd list={list} />}
      {viewer}
    </>
  );
}
