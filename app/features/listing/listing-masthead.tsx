import { ChevronDown } from "lucide";
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import * as messages from "#app/features/listing/messages.ts";
import { listingHeading } from "#app/features/listing/title-messages.ts";
import { useEmptyCategories, useFirstPage } from "#app/features/listing/use-outfit-list.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Container } from "#app/ui/container.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { listingPath, type OutfitFilters } from "#contract/outfit/outfit-filters.ts";
import { CATEGORY_LABELS, SECTION_LABELS } from "#contract/outfit/outfit-labels.ts";
import { CATEGORIES, SECTIONS } from "#contract/outfit/outfit-vocabulary.ts";

interface FilterLinksProps {
  applied: OutfitFilters;
  draft: OutfitFilters;
  onEdit: (changes: Partial<OutfitFilters>) => void;
}

/** The listing's title, with links to sections and occasions. */
export function ListingMasthead({ applied, draft, onEdit }: FilterLinksProps) {
  const { what, whom } = listingHeading(applied);
  return (
    <Container as="header">
      <div className="pt-7 pb-4 sm:pt-12 sm:pb-6 lg:pt-8 lg:pb-3">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-1 sm:gap-y-3">
          <h1 className="font-display text-display-m lg:text-display-s">
            <span>{`${what} `}</span>
            {whom && <em>{whom}</em>}
            {applied.searchTerm && <span className="sr-only">{messages.matching(applied.searchTerm)}</span>}
          </h1>
          <SectionLinks applied={applied} draft={draft} onEdit={onEdit} />
        </div>
        <div className="mt-3 sm:mt-6 lg:mt-2">
          <OccasionLinks applied={applied} draft={draft} onEdit={onEdit} />
        </div>
      </div>
    </Container>
  );
}

/** The current one is that of the filter or, without it, of the words that were searched for. */
function SectionLinks({ applied, draft, onEdit }: FilterLinksProps) {
  const first = useFirstPage(applied);
  const isSearched = draft.section === "" && draft.searchTerm === applied.searchTerm;
  const searched = isSearched ? first?.understood?.section : undefined;
  const word = searched && first?.understoodParts?.find(({ kind }) => kind === "section");
  return (
    <nav aria-label={messages.sections}>
      <ul className="-mx-3 flex flex-wrap">
        {(["", ...SECTIONS] as const).map((section) => (
          <li key={section}>
            <FilterLink
              draft={draft}
              onEdit={onEdit}
              changes={word ? { section, searchTerm: word.without } : { section }}
              current={(searched ?? draft.section) === section}
              className="group/link inline-flex min-h-11 items-center whitespace-nowrap px-3 text-ink-soft text-small transition-colors hover:text-ink current:text-ink"
            >
              <span className="border-transparent border-b-2 pb-1 group-current/link:border-accent">
                {section ? SECTION_LABELS[section] : messages.everyone}
              </span>
            </FilterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On narrow screens boxes in a line that scrolls sideways; on wide ones plain words. */
const OCCASION = classNames(
  "inline-flex min-h-11 items-center whitespace-nowrap border border-line bg-paper px-4 text-small transition-colors",
  "focus-visible:-outline-offset-3 current:border-ink current:bg-ink current:text-paper",
  "lg:min-h-9 lg:border-0 lg:bg-transparent lg:px-0 lg:text-ink-soft lg:focus-visible:outline-offset-2 lg:hover:text-ink",
  "lg:current:bg-transparent lg:current:font-medium lg:current:text-accent",
);
const EMPTY_OCCASION = classNames(
  "inline-flex min-h-11 cursor-not-allowed items-center gap-1.5 whitespace-nowrap border border-line px-4 text-ink-soft text-small opacity-55",
  "lg:min-h-9 lg:border-0 lg:px-0",
);

/**
 * Every category, the current one scrolled into view; one without looks cannot be chosen. On wide screens the
 * first line of them, and the others after "More", which needs no script.
 */
function OccasionLinks({ applied, draft, onEdit }: FilterLinksProps) {
  const line = useRef<HTMLUListElement>(null);
  const empty = useEmptyCategories(applied, draft);

  function showCurrent() {
    const current = line.current?.querySelector<HTMLElement>("li:has([aria-current])");
    if (!current || !line.current) return;
    const middle = current.offsetLeft + current.offsetWidth / 2 - line.current.clientWidth / 2;
    const top = current.offsetTop - Number.parseFloat(getComputedStyle(line.current).paddingTop);
    line.current.scrollTo({ left: middle, top, behavior: "instant" });
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the category decides which one is current
  useEffect(showCurrent, [draft.category]);

  return (
    <nav
      aria-label={messages.occasions}
      className="group/occasions -mx-(--page-margin) lg:mx-0 lg:grid lg:grid-cols-rest-auto lg:gap-x-7"
    >
      <ul
        ref={line}
        className="relative flex gap-2 overflow-x-auto px-(--page-margin) lg:-mx-1 lg:h-11 lg:flex-wrap lg:gap-x-7 lg:gap-y-1 lg:overflow-hidden lg:p-1 lg:group-has-[[open]]/occasions:h-auto [scrollbar-width:none] [&::-webkit-scrollbar]:hidden"
      >
        {(["", ...CATEGORIES] as const).map((category) => (
          <li key={category} className="shrink-0">
            {category && empty.includes(category) && category !== draft.category ? (
              // biome-ignore lint/a11y/useValidAnchor: a link that leads nowhere for now has no address
              <a role="link" aria-disabled="true" className={EMPTY_OCCASION}>
                <span>{`${CATEGORY_LABELS[category]} `}</span>
                <span>{messages.noLooks}</span>
              </a>
            ) : (
              <FilterLink
                draft={draft}
                onEdit={onEdit}
                changes={{ category }}
                current={draft.category === category}
                className={OCCASION}
              >
                {category ? CATEGORY_LABELS[category] : messages.allOccasions}
              </FilterLink>
            )}
          </li>
        ))}
      </ul>
      <details onToggle={showCurrent} className="group/more hidden lg:block">
        <summary className="flex h-11 cursor-pointer list-none items-center gap-1 text-small hover:text-accent">
          <span className="group-open/more:hidden">{messages.moreOccasions}</span>
          <span className="hidden group-open/more:inline">{messages.fewerOccasions}</span>
          <Icon of={ChevronDown} size="small" className="group-open/more:rotate-180" />
        </summary>
      </details>
    </nav>
  );
}

interface FilterLinkProps extends Omit<FilterLinksProps, "applied"> {
  changes: Partial<OutfitFilters>;
  current: boolean;
  children: ReactNode;
  className: string;
}

/**
 * A link to the listing with one filter changed; a plain click changes the filters as the filter panel does.
 */
function FilterLink({ draft, onEdit, changes, current, children, className }: FilterLinkProps) {
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
