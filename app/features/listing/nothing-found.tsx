import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { OUTFIT_MESSAGES } from "#contract/messages/outfit.ts";
import type { OutfitList } from "#contract/outfit/outfit.ts";
import { DEFAULT_FILTERS, listingPath, type OutfitFilters } from "#contract/outfit/outfit-filters.ts";
import type { Category } from "#contract/outfit/outfit-vocabulary.ts";

/** Offered after those that the search names. */
const OFTEN_WANTED: readonly Category[] = ["Casual", "Party", "Wedding", "Formal"];
const CATEGORIES_OFFERED = 4;

interface NothingFoundProps {
  applied: OutfitFilters;
  list: OutfitList | undefined;
  onClear: () => void;
}

/** In place of an empty list; a search leads on to the nearest categories and to a bespoke request. */
export function NothingFound({ applied, list, onClear }: NothingFoundProps) {
  const { section } = applied;
  const near = new Set([...(list?.understood?.categories ?? []), ...OFTEN_WANTED]);
  return (
    <EmptyState
      title={OUTFIT_MESSAGES.listEmpty}
      text="Try another word or fewer filters."
      action={
        <>
          <Button onClick={onClear}>Clear filters</Button>
          {applied.searchTerm && (
            <>
              {[...near].slice(0, CATEGORIES_OFFERED).map((category) => (
                <ButtonLink
                  key={category}
                  variant="secondary"
                  to={listingPath({ ...DEFAULT_FILTERS, section, category })}
                >
                  {category}
                </ButtonLink>
              ))}
              <ButtonLink variant="secondary" to="/#custom">
                Ask for a bespoke look
              </ButtonLink>
            </>
          )}
        </>
      }
    />
  );
}
