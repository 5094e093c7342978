import { useId } from "react";
import { nearMatches, seeAll } from "#app/features/listing/near-matches-messages.ts";
import { OutfitGrid } from "#app/features/listing/outfit-grid.tsx";
import { useOutfitList } from "#app/features/listing/use-outfit-list.ts";
import type { useOutfitViewer } from "#app/features/viewer/use-outfit-viewer.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { OutfitList } from "#contract/outfit/outfit.ts";
import { listingPath, type OutfitFilters } from "#contract/outfit/outfit-filters.ts";

const SHOWN_MAX = 8;

interface NearMatchesProps {
  applied: OutfitFilters;
  /** The first page of the outfits that pass the filters. */
  list: OutfitList | undefined;
  openerProps: ReturnType<typeof useOutfitViewer>["openerProps"];
}

/** Outfits that have all but one thing that was asked for, the least important one that finds any. */
export function NearMatches(props: NearMatchesProps) {
  return <WithoutFirst {...props} relaxed={relaxedFilters(props.applied, props.list)} />;
}

interface RelaxedFilters {
  heading: string;
  filters: OutfitFilters;
}

/** The filters without their price, colour, type or occasion, be it chosen or one of the words. */
export function relaxedFilters(applied: OutfitFilters, list: OutfitList | undefined): RelaxedFilters[] {
  const part = (wanted: string) => list?.understoodParts?.find(({ kind }) => kind === wanted);
  const without = (heading: string, chosen: Partial<OutfitFilters>, wanted?: string) => {
    const searchTerm = (wanted && part(wanted)?.without) ?? applied.searchTerm;
    return { heading, filters: { ...applied, ...chosen, searchTerm } };
  };
  return [
    without(nearMatches.price, { minPrice: "", maxPrice: "" }, "price"),
    without(nearMatches.colour, { colour: "" }, "colour"),
    without(nearMatches.type, { type: "" }),
    without(nearMatches.occasion, { category: "" }, "occasion"),
  ].filter(({ filters }) => listingPath(filters) !== listingPath(applied));
}

function WithoutFirst({ relaxed, ...props }: NearMatchesProps & { relaxed: RelaxedFilters[] }) {
  const [first, ...others] = relaxed;
  return first ? <Matches key={listingPath(first.filters)} {...props} {...first} others={others} /> : null;
}

interface MatchesProps extends NearMatchesProps, RelaxedFilters {
  /** What is tried when these filters find nothing new. */
  others: RelaxedFilters[];
}

function Matches({ heading, filters, others, ...props }: MatchesProps) {
  const { list, openerProps } = props;
  const id = useId();
  const { state, outfits, pricedItems } = useOutfitList(filters, true);
  const shown = new Set(list?.outfits.map(({ _id }) => _id));
  const more = outfits.filter(({ _id }) => !shown.has(_id)).slice(0, SHOWN_MAX);
  if (state === "loading") return null;
  if (more.length === 0) return <WithoutFirst {...props} relaxed={others} />;
  return (
    <section aria-labelledby={id} className="mt-10 border-line border-t pt-8">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id={id} className="font-display text-title">
          {heading}
        </h2>
        <TextLink to={listingPath(filters)}>{seeAll}</TextLink>
      </div>
      <OutfitGrid outfits={more} pricedItems={pricedItems} openerProps={openerProps} />
    </section>
  );
}
