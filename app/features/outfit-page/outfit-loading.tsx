import { SpreadFrame } from "#app/features/outfit-page/spread-frame.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { OUTFIT_MESSAGES } from "#contract/messages/outfit.ts";

/** The double page while its outfit loads. */
export function OutfitLoading() {
  return (
    <SpreadFrame plate={<PlateLoading />} margin={<Skeleton className="h-24 xl:h-64" />}>
      <Skeleton className="h-24 w-4/5 lg:h-40" />
      <Skeleton className="mt-10 h-24" />
      <Skeleton className="mt-10 h-6" />
      <Skeleton className="mt-3 h-6" />
      <Skeleton className="mt-3 h-6 w-2/3" />
      <Skeleton className="mt-10 h-14" />
      <Skeleton className="mt-16 mb-16 h-64 sm:mb-24" />
    </SpreadFrame>
  );
}

/** A skeleton of the picture with the loading message on it. */
function PlateLoading() {
  return (
    <div className="relative">
      <Skeleton className="aspect-3/4" />
      <p
        role="status"
        className="absolute inset-0 grid place-items-center px-6 text-center font-display text-title italic"
      >
        {OUTFIT_MESSAGES.loading}
      </p>
    </div>
  );
}
