import { BoardFrame, OUTFITS_GRID } from "#app/features/boards/board/board-frame.tsx";
import { LoadingNote } from "#app/ui/loading-note.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";

const LOOKS = [1, 2, 3, 4];

/** A board while it loads. */
export function BoardLoading() {
  return (
    <BoardFrame
      head={
        <>
          <Skeleton className="h-4 w-28" />
          <Skeleton className="mt-5 h-14 w-4/5 max-w-xl" />
          <Skeleton className="mt-5 h-4 w-32" />
        </>
      }
    >
      <LoadingNote>Loading the board…</LoadingNote>
      <OutfitSkeletons />
    </BoardFrame>
  );
}

export function OutfitSkeletons() {
  return (
    <div className={OUTFITS_GRID}>
      {LOOKS.map((look) => (
        <div key={look}>
          <Skeleton className="aspect-3/4" />
          <Skeleton className="mt-3 h-3 w-14" />
          <Skeleton className="mt-2 h-6 w-3/5" />
          <Skeleton className="mt-2 h-4 w-16" />
        </div>
      ))}
    </div>
  );
}
