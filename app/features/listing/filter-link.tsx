import type { MouseEvent, ReactNode } from "react";
import { Link } from "#app/ui/link.tsx";
import type { OutfitFilters } from "#contract/outfit/outfit-filters.ts";
import { listingPath } from "#contract/outfit/outfit-filters.ts";

export interface FilterLinksProps {
  draft: OutfitFilters;
  onEdit: (changes: Partial<OutfitFilters>) => void;
}

interface FilterLinkProps extends FilterLinksProps {
  changes: Partial<OutfitFilters>;
  current: boolean;
  children: ReactNode;
  className: string;
}

/**
 * A link to the listing with one filter changed; a plain click changes the filters as the filter panel does.
 */
export function FilterLink({ draft, onEdit, changes, current, children, className }: FilterLinkProps) {
  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onEdit(changes);
  }
  return (
    <Link
      to={listingPath({ ...draft, ...changes })}
      aria-current={current ? "true" : undefined}
      onClick={onClick}
      className={className}
    >
      {children}
    </Link>
  );
}
