import { ChevronRight } from "lucide";
import { useId } from "react";
import { type FoundSection, findSections } from "#app/dashboard/settings/find-sections.ts";
import {
  SETTINGS_PATH,
  SETTINGS_SECTIONS,
  type SettingsSection,
} from "#app/dashboard/settings/settings-sections.ts";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

type Found = FoundSection<SettingsSection>;

interface SettingsListProps {
  searchTerm: string;
  onSearch: (searchTerm: string) => void;
}

/** All sections with what each is for. */
export function SettingsOverview({ searchTerm, onSearch }: SettingsListProps) {
  const found = findSections(SETTINGS_SECTIONS, searchTerm);
  return (
    <>
      <SearchField
        label="Find a setting"
        value={searchTerm}
        onChange={onSearch}
        className="w-full max-w-112"
      />
      <FoundStatus found={found} searchTerm={searchTerm} />
      <nav aria-label="Settings" className="grid gap-10">
        {groupsOf(found).map(([group, entries]) => (
          <OverviewGroup key={group} title={group} entries={entries} />
        ))}
      </nav>
    </>
  );
}

function OverviewGroup({ title, entries }: { title: string; entries: Found[] }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid gap-x-10 border-ink border-t lg:grid-cols-split-4-8">
      <h2 id={titleId} className="pt-4 pb-2 font-display text-subtitle">
        {title}
      </h2>
      <ul className="grid content-start">
        {entries.map(({ section: { path, title, text }, fields }) => (
          <li key={path} className="border-line not-first:border-t">
            <Link
              to={`${SETTINGS_PATH}/${path}`}
              className="group grid grid-cols-rest-auto items-center gap-4 py-4"
            >
              <span className="grid gap-1">
                <span className="font-medium transition-colors group-hover:text-accent">{title}</span>
                <span className="max-w-text text-ink-soft text-small">{text}</span>
                {fields.length > 0 && (
                  <span className="text-caption text-ink-soft">{`With: ${fields.join(", ")}`}</span>
                )}
              </span>
              <Icon of={ChevronRight} tone="soft" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The sections beside the form of one. */
export function SettingsAside({ searchTerm, onSearch, shown }: SettingsListProps & { shown: string }) {
  const found = findSections(SETTINGS_SECTIONS, searchTerm);
  return (
    <aside
      aria-label="All settings"
      className="hidden w-64 shrink-0 border-line border-r py-10 pr-4 pl-(--page-margin) lg:block xl:sticky xl:top-0 xl:h-dvh xl:overflow-y-auto xl:pl-8"
    >
      <p className="font-display text-title">
        <TextLink to={SETTINGS_PATH} look="quiet">
          Settings
        </TextLink>
      </p>
      <SearchField label="Find a setting" value={searchTerm} onChange={onSearch} className="mt-4" />
      <FoundStatus found={found} searchTerm={searchTerm} />
      <nav aria-label="Settings" className="mt-6 grid gap-6">
        {groupsOf(found).map(([group, entries]) => (
          <AsideGroup key={group} title={group} entries={entries} shown={shown} />
        ))}
      </nav>
    </aside>
  );
}

function AsideGroup({ title, entries, shown }: { title: string; entries: Found[]; shown: string }) {
  const titleId = useId();
  return (
    <div>
      <Eyebrow>
        <span id={titleId}>{title}</span>
      </Eyebrow>
      <ul aria-labelledby={titleId} className="mt-1 grid">
        {entries.map(({ section: { path, title } }) => (
          <li key={path}>
            <TextLink
              to={`${SETTINGS_PATH}/${path}`}
              look="quiet"
              size="small"
              tone={path === shown ? "accent" : "inherit"}
              aria-current={path === shown ? "page" : undefined}
            >
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function FoundStatus({ found, searchTerm }: { found: readonly Found[]; searchTerm: string }) {
  const isEmpty = found.length === 0;
  const count = found.length === 1 ? "1 setting" : `${found.length} settings`;
  const status = isEmpty
    ? `No setting is found by “${searchTerm.trim()}”. Try another word, such as “footer”.`
    : searchTerm.trim() && count;
  return (
    <p role="status" className={isEmpty ? "mt-4 text-ink-soft text-small" : "sr-only"}>
      <span>{status}</span>
    </p>
  );
}

function groupsOf(found: readonly Found[]): [string, Found[]][] {
  const groups = new Map<string, Found[]>();
  for (const entry of found) {
    const { group } = entry.section;
    groups.set(group, [...(groups.get(group) ?? []), entry]);
  }
  return [...groups];
}
