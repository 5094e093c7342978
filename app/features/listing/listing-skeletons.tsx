import { Skeleton } from "#app/ui/skeleton.tsx";
import { LIST_PAGE_SIZE } from "#contract/limits.ts";

interface ListingSkeletonsProps {
  /** The number of entries before them; part of their keys, so that each page has new skeletons. */
  after: number;
}

/** A page of entries while it loads, as list items in the shape of cards, or of rows in the list. */
export function ListingSkeletons({ after }: ListingSkeletonsProps) {
  const positions = Array.from({ length: LIST_PAGE_SIZE }, (_, index) => after + index);
  return positions.map((position) => (
    <li
      key={position}
      aria-hidden="true"
      data-skeleton=""
      className="row-span-4 pb-9 sm:pb-12 print:hidden list-view:py-6 list-view:first:pt-0 sm:list-view:py-9 sm:list-view:first:pt-0"
    >
      <CardSkeleton />
      <RowSkeleton />
    </li>
  ));
}

function CardSkeleton() {
  return (
    <div className="list-view:hidden">
      <Skeleton className="aspect-3/4" />
      <Skeleton className="mt-4 h-3 w-1/3" />
      <Skeleton className="mt-3 h-6 w-2/3" />
      <Skeleton className="mt-3 h-4 w-1/2" />
      <Skeleton className="mt-2 h-3.5 w-3/5" />
      <Skeleton className="mt-2 h-3.5 w-4/5" />
    </div>
  );
}

function RowSkeleton() {
  return (
    <div className="hidden grid-cols-entry gap-x-4 sm:gap-x-8 lg:gap-x-14 list-view:grid">
      <Skeleton className="aspect-3/4" />
      <div>
        <Skeleton className="mt-2 h-3 w-16" />
        <Skeleton className="mt-4 h-8 w-1/2" />
        <Skeleton className="mt-6 h-4 max-w-xl" />
        <Skeleton className="mt-2.5 h-4 w-3/5" />
      </div>
      <div className="hidden justify-items-end gap-3 lg:grid lg:content-start">
        <Skeleton className="h-8 w-32" />
        <Skeleton className="h-4 w-24" />
      </div>
    </div>
  );
}
