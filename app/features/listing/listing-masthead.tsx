import type { FilterLinksProps } from "#app/features/listing/filter-link.tsx";
import { listingHeading } from "#app/features/listing/filters-text.ts";
import { OccasionLinks } from "#app/features/listing/occasion-links.tsx";
import { SectionLinks } from "#app/features/listing/section-links.tsx";
import { Container } from "#app/ui/container.tsx";
import type { OutfitFilters } from "#contract/outfit/outfit-filters.ts";

interface ListingMastheadProps extends FilterLinksProps {
  applied: OutfitFilters;
  text: string;
}

/** The listing's title and text, with links to sections and occasions. */
export function ListingMasthead({ applied, text, draft, onEdit }: ListingMastheadProps) {
  const { what, whom } = listingHeading(applied);
  return (
    <Container as="header">
      <div className="pt-7 pb-4 sm:pt-12 sm:pb-6 lg:pt-14">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-1 sm:gap-y-3">
          <h1 className="font-display text-display-m">
            <span>{`${what} `}</span>
            {whom && <em>{whom}</em>}
            {applied.searchTerm && <span className="sr-only">{`matching “${applied.searchTerm}”`}</span>}
          </h1>
          <SectionLinks draft={draft} onEdit={onEdit} />
        </div>
        <div className="mt-3 sm:mt-6">
          <OccasionLinks draft={draft} onEdit={onEdit} />
        </div>
        {text && <p className="mt-4 max-w-[70ch] text-ink-soft text-small">{text}</p>}
      </div>
    </Container>
  );
}
