import { LoadingNote } from "#app/ui/loading-note.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { OUTFIT_MESSAGES } from "#contract/messages/outfit.ts";

/** The form's skeleton while the outfit loads. */
export function FormSkeleton() {
  return (
    <div className="grid gap-8 py-6 md:grid-cols-[14rem_minmax(0,1fr)]">
      <LoadingNote>{OUTFIT_MESSAGES.loading}</LoadingNote>
      <Skeleton className="aspect-[4/3] md:aspect-[3/4] md:max-w-56" />
      <div className="grid content-start gap-6">
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-40" />
      </div>
    </div>
  );
}
