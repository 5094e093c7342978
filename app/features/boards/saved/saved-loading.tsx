import { SavedFrame } from "#app/features/boards/saved/saved-frame.tsx";
import { LoadingNote } from "#app/ui/loading-note.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";

export const BOARDS_GRID = "grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-10 lg:gap-y-16";

const BOARDS = [1, 2, 3];

/** The boards' screen until it is known whose it is, which is what a document shows. */
export function SavedLoading() {
  return (
    <SavedFrame>
      <BoardSkeletons />
    </SavedFrame>
  );
}

export function BoardSkeletons() {
  return (
    <div className={BOARDS_GRID}>
      <LoadingNote>Loading your boards…</LoadingNote>
      {BOARDS.map((board) => (
        <div key={board}>
          <Skeleton className="aspect-9/8" />
          <Skeleton className="mt-4 h-7 w-2/3" />
          <Skeleton className="mt-2 h-4 w-1/4" />
        </div>
      ))}
    </div>
  );
}
