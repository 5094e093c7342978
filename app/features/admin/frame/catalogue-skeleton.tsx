import { Skeleton } from "#app/ui/skeleton.tsx";

const ROWS = ["one", "two", "three", "four", "five", "six"];

/** The statistics, the filters and the table while the catalogue is on its way. */
export function CatalogueSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading the catalogue…
      </p>
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
