import { useQuery } from "@tanstack/react-query";
import { OutfitPicture } from "#app/entities/outfit/outfit-picture.tsx";
import { outfitsByIdQuery } from "#app/entities/outfit/related-queries.ts";
import { coverQuery } from "#app/entities/outfit/trending-query.ts";
import { TypeBadge } from "#app/entities/outfit/type-badge.tsx";
import * as messages from "#app/features/home/messages.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { Link } from "#app/ui/link.tsx";
import { Price } from "#app/ui/price.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import type { OutfitSummary, TrendingOutfit } from "#contract/outfit/outfit.ts";

type CoverOutfit = OutfitSummary | TrendingOutfit;

/**
 * The outfits for the opening of the page: those that the shop has chosen; without any, those viewed most of
 * all but the ones that its trending section shows, unless the shop has no others. Undefined while they load.
 */
export function useCoverOutfits(
  trending: TrendingOutfit[] | undefined,
  chosenIds: readonly string[],
): CoverOutfit[] | undefined {
  const { data, isPending } = useQuery(coverQuery(browserApi));
  const chosen = useQuery(outfitsByIdQuery(browserApi, chosenIds));
  if (chosen.data && chosen.data.outfits.length > 0) return chosen.data.outfits;
  if (!trending || chosen.isLoading || (isPending && trending.length > 0)) return undefined;
  const others =
    data?.trendingOutfits.filter(({ _id }) => trending.every((shown) => shown._id !== _id)) ?? [];
  return others.length > 0 ? others : trending;
}

interface CoverPicturesProps {
  /** Undefined while they load; the first is large, two more are beside it. */
  outfits: CoverOutfit[] | undefined;
}

const COVER_SIZES = "(min-width: 96rem) 31rem, (min-width: 64rem) 32vw, (min-resolution: 2.5dppx) 36vw, 60vw";
const SIDE_SIZES = "(min-width: 96rem) 13rem, (min-width: 64rem) 14vw, (min-resolution: 2.5dppx) 17vw, 28vw";

export function CoverPictures({ outfits }: CoverPicturesProps) {
  const [cover, ...others] = outfits ?? [];
  const caption = cover && messages.onTheCover(cover);
  return (
    <div className="grid grid-cols-[minmax(0,11fr)_minmax(0,5fr)] gap-x-3 sm:gap-x-5">
      {cover && caption ? (
        // Its caption has its own row, so that the lower edges of all pictures align.
        <figure className="group contents">
          <CoverPicture outfit={cover} sizes={COVER_SIZES} priority />
          <figcaption className="row-start-2 mt-3 flex flex-wrap items-baseline justify-between gap-x-4 text-small">
            <span>
              <em className="mr-1 font-display text-body">{caption[0]}</em>
              <span>{caption[1]}</span>
            </span>
            <Price rupees={cover.totalPrice} />
          </figcaption>
        </figure>
      ) : (
        <Skeleton className="aspect-3/4" />
      )}
      <div className="col-start-2 row-start-1 flex flex-col justify-end gap-3 sm:gap-5">
        {(outfits ? others.slice(0, 2) : [undefined, undefined]).map((outfit, position) =>
          outfit ? (
            <div key={outfit._id} className="group relative">
              <CoverPicture outfit={outfit} sizes={SIDE_SIZES} gradient={position + 1} />
            </div>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have nothing else to be told apart by
            <Skeleton key={position} className="aspect-3/4" />
          ),
        )}
      </div>
    </div>
  );
}

interface CoverPictureProps {
  outfit: CoverOutfit;
  sizes: string;
  priority?: boolean;
  gradient?: number;
}

function CoverPicture({ outfit, sizes, priority, gradient }: CoverPictureProps) {
  return (
    <Link to={`/outfit/${outfit._id}`} className="relative block overflow-hidden">
      <OutfitPicture outfit={outfit} sizes={sizes} priority={priority} gradient={gradient} hoverZoom />
      <TypeBadge type={outfit.type} size="small" className="absolute top-0 right-0" />
    </Link>
  );
}
