import type { useOutfitList } from "#app/features/listing/use-outfit-list.ts";
import { OUTFIT_MESSAGES } from "#contract/messages/outfit.ts";

/** Tells those who do not see it what became of the list. */
export function ListingStatus({ list }: { list: ReturnType<typeof useOutfitList> }) {
  return (
    <p role="status" className="sr-only">
      {sentence(list)}
    </p>
  );
}

function sentence({
  state,
  outfits,
  hasMore,
  loadingMore,
  endMessage,
}: ReturnType<typeof useOutfitList>): string {
  if (state === "loading") return "Loading outfits";
  if (state === "failed") return "The outfits could not be loaded";
  if (outfits.length === 0) return OUTFIT_MESSAGES.listEmpty;
  if (loadingMore) return "Loading more outfits";
  const shown = `${outfits.length} ${outfits.length === 1 ? "outfit" : "outfits"} shown`;
  return hasMore ? shown : `${shown}. ${endMessage}`;
}
