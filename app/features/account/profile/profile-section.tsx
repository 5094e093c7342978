import type { ReactNode } from "react";
import { LoadFailure } from "#app/ui/load-failure.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";

interface ProfileSectionProps {
  title: string;
  lead?: string;
  /** The section's data; its children are shown once it is there. */
  query?: { isPending: boolean; isLoadingError: boolean; refetch: () => unknown };
  children: ReactNode;
}

/** A part of the profile below the form, with its states while loading and after a failure. */
export function ProfileSection({ title, lead, query, children }: ProfileSectionProps) {
  return (
    <section aria-label={title} className="mt-14 border-line border-t pt-10">
      <h2 className="font-display text-display-s">{title}</h2>
      {lead && <p className="mt-2 max-w-text text-ink-soft text-small">{lead}</p>}
      <div className="mt-6">
        {query?.isPending ? (
          <Skeleton className="h-24" />
        ) : query?.isLoadingError ? (
          <LoadFailure text="This could not be loaded." onRetry={() => void query.refetch()} alignStart />
        ) : (
          children
        )}
      </div>
    </section>
  );
}
