import { type ReactNode, type Ref, useState } from "react";
import { useSettings } from "#app/entities/settings/settings.ts";
import * as messages from "#app/features/account/profile/messages.ts";
import { Button } from "#app/ui/button.tsx";
import { LoadFailure } from "#app/ui/load-failure.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { formatDateTime } from "#contract/values/dates.ts";

interface ProfileSectionProps {
  /** Of the heading, which takes the focus of a control that is gone. */
  ref?: Ref<HTMLHeadingElement>;
  id?: string;
  title: string;
  lead?: string;
  /** The children are shown once its data is there. */
  query?: { isPending: boolean; isLoadingError: boolean; refetch: () => unknown };
  children: ReactNode;
}

/** A part of the profile below the form, with its states while loading and after a failure. */
export function ProfileSection({ ref, id, title, lead, query, children }: ProfileSectionProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-label={title}
      className="mt-14 scroll-mt-below-header border-line border-t pt-10 outline-none"
    >
      <h2 ref={ref} tabIndex={-1} className="font-display text-display-s outline-none">
        {title}
      </h2>
      {lead && <p className="mt-2 max-w-text text-ink-soft text-small">{lead}</p>}
      <div className="mt-6">
        {query?.isPending ? (
          <Skeleton className="h-24" />
        ) : query?.isLoadingError ? (
          <LoadFailure text={messages.sectionFailed} onRetry={() => void query.refetch()} alignStart />
        ) : (
          children
        )}
      </div>
    </section>
  );
}

const FIRST_COUNT = 5;

interface ExpandableListProps<T> {
  entries: readonly T[];
  showAll: (count: number) => string;
  children: (shown: readonly T[]) => ReactNode;
}

/** Shows the first entries of a list; a button shows the rest. */
export function ExpandableList<T>({ entries, showAll, children }: ExpandableListProps<T>) {
  const [isWhole, setWhole] = useState(false);
  const isLong = entries.length > FIRST_COUNT + 1;
  return (
    <>
      {children(isLong && !isWhole ? entries.slice(0, FIRST_COUNT) : entries)}
      {isLong && (
        <div className="mt-2">
          <Button variant="link" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? messages.showFewer : showAll(entries.length)}
          </Button>
        </div>
      )}
    </>
  );
}

interface SectionRowProps {
  name: string;
  /** Below the name. */
  detail: ReactNode;
  /** Small buttons without a background. */
  actions: ReactNode;
}

/** A row of a section's list: stacked on phones, one line on wider screens. */
export function SectionRow({ name, detail, actions }: SectionRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 sm:flex-nowrap">
      <div className="min-w-0">
        <p dir="auto" className="break-words font-medium">
          {name}
        </p>
        <p className="text-caption text-ink-soft">{detail}</p>
      </div>
      <div className="-mx-4 flex shrink-0 sm:ml-0">{actions}</div>
    </div>
  );
}

/** Date and time in the shop's zone, between the two parts of a text. */
export function TimeInText({ iso, text: [before, after] }: { iso: string; text: readonly [string, string] }) {
  const { timeZone } = useSettings();
  return (
    <>
      <span>{before}</span>
      <time dateTime={iso}>{formatDateTime(iso, timeZone)}</time>
      {after && <span>{after}</span>}
    </>
  );
}
