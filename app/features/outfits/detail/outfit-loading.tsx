import { SpreadFrame } from "#app/features/outfits/detail/spread-frame.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { OUTFIT_MESSAGES } from "#contract/messages.ts";

/** The double page while its outfit loads. */
export function OutfitLoading() {
  return (
    <SpreadFrame plate={<Skeleton className="aspect-[3/4]" />} margin={<Skeleton className="h-32" />}>
      <p role="status" className="font-display text-title italic">
        {OUTFIT_MESSAGES.loading}
      </p>
      <Skeleton className="mt-6 h-20 w-4/5 lg:h-28" />
      <Skeleton className="mt-10 h-24" />
      <Skeleton className="mt-10 h-6" />
      <Skeleton className="mt-3 h-6" />
      <Skeleton className="mt-3 h-6 w-2/3" />
      <Skeleton className="mt-10 h-14" />
      <Skeleton className="mt-16 h-64" />
    </SpreadFrame>
  );
}
