import type { useOutfitList } from "#app/features/listing/use-outfit-list.ts";
import { Button } from "#app/ui/button.tsx";
import { OUTFIT_MESSAGES } from "#contract/messages/outfit.ts";

/** Below the last outfit: the end message, or a button when the next page could not be loaded. */
export function ListEnd({ list }: { list: ReturnType<typeof useOutfitList> }) {
  if (list.moreFailed) {
    return (
      <div role="alert" className="flex flex-wrap items-center justify-center gap-x-5 gap-y-3 py-10">
        <p className="text-danger text-small">{OUTFIT_MESSAGES.listMoreFailed}</p>
        <Button variant="secondary" busy={list.loadingMore} onClick={list.loadMore}>
          Load more outfits
        </Button>
      </div>
    );
  }
  if (list.hasMore) return null;
  return (
    <p className="flex items-center gap-6 pt-8 pb-4 font-display text-ink-soft text-lead italic before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {list.endMessage}
    </p>
  );
}
