import { FilterLink, type FilterLinksProps } from "#app/features/listing/filter-link.tsx";
import { SECTION_LABELS } from "#contract/outfit/outfit-labels.ts";
import { SECTIONS } from "#contract/outfit/outfit-vocabulary.ts";

/** Whom the outfits are for, at a glance. */
export function SectionLinks({ draft, onEdit }: FilterLinksProps) {
  return (
    <nav aria-label="Sections">
      <ul className="-mx-3 flex flex-wrap">
        {(["", ...SECTIONS] as const).map((section) => (
          <li key={section}>
            <FilterLink
              draft={draft}
              onEdit={onEdit}
              changes={{ section }}
              current={draft.section === section}
              className="group/link inline-flex min-h-11 items-center whitespace-nowrap px-3 text-ink-soft text-small transition-colors hover:text-ink current:text-ink"
            >
              <span className="border-transparent border-b-2 pb-1 group-current/link:border-accent">
                {section ? SECTION_LABELS[section] : "Everyone"}
              </span>
            </FilterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
