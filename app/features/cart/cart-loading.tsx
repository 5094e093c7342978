import * as messages from "#app/features/cart/messages.ts";
import { LoadingNote } from "#app/ui/loading-note.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";

const ENTRIES = [1, 2, 3];

/** The cart while it loads. The document shows it too, because it is the same for every visitor. */
export function CartLoading() {
  return (
    <>
      <LoadingNote>{messages.loading}</LoadingNote>
      <div className="flex items-center justify-between border-line border-y py-2 lg:py-3">
        <Skeleton className="h-11 w-36 lg:w-72" />
        <Skeleton className="h-11 w-28 lg:w-136" />
      </div>
      <div className="divide-y divide-line">
        {ENTRIES.map((entry) => (
          <div key={entry} className="flex gap-4 py-6 sm:gap-6">
            <Skeleton className="aspect-3/4 w-30 shrink-0 self-start sm:w-44 lg:w-21" />
            <div className="grid flex-1 content-start gap-3 pt-1">
              <Skeleton className="h-3 w-16" />
              <Skeleton className="h-7 w-3/5 max-w-72" />
              <Skeleton className="h-4 w-4/5 max-w-56" />
            </div>
            <Skeleton className="hidden h-11 w-32 sm:block" />
            <Skeleton className="hidden h-7 w-28 lg:block" />
          </div>
        ))}
      </div>
    </>
  );
}
