import { LoadingNote } from "#app/ui/loading-note.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";

const ROWS = ["one", "two", "three", "four", "five", "six"];

/** Skeletons of the statistics, filters and table. */
export function CatalogueSkeleton() {
  return (
    <>
      <LoadingNote>Loading the catalogue…</LoadingNote>
      <Skeleton className="h-42 md:h-26" />
      <Skeleton className="h-24 sm:h-64 min-[86rem]:h-20" />
      <div className="grid gap-3">
        {ROWS.map((row) => (
          <Skeleton key={row} className="h-20" />
        ))}
      </div>
    </>
  );
}
