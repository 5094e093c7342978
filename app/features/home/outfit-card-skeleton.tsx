import { Skeleton } from "#app/ui/skeleton.tsx";

/** The shape of an outfit card while it loads. */
export function OutfitCardSkeleton() {
  return (
    <div>
      <Skeleton className="aspect-3/4" />
      <Skeleton className="mt-5 h-4 w-1/3" />
      <Skeleton className="mt-3 h-7 w-2/3" />
      <Skeleton className="mt-5 h-12" />
    </div>
  );
}
