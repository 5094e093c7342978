import { useQuery } from "@tanstack/react-query";
import { House } from "lucide";
import { useLocation } from "react-router";
import { DASHBOARD_SECTIONS, type DashboardSection, isWithin } from "#app/dashboard/frame/sections.ts";
import { waitingQuery } from "#app/dashboard/frame/waiting-api.ts";
import { formatCount } from "#app/lib/format-count.ts";
import { classNames } from "#app/ui/class-names.ts";
import { CountBadge } from "#app/ui/count-badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import type { Waiting } from "#contract/dashboard/admin-outfits.ts";

const ENTRY = "flex min-h-11 items-center gap-2.5 px-3 text-small whitespace-nowrap xl:gap-3 xl:px-4";

/** Beside the content; in a narrow window a bar above it that scrolls sideways. */
export function AdminSidebar() {
  const { pathname } = useLocation();
  const { data: waiting } = useQuery(waitingQuery);

  return (
    <div className="sticky -top-11 z-bar bg-ink text-paper xl:top-0 xl:h-dvh xl:w-56 xl:shrink-0 xl:overflow-y-auto">
      <div className="xl:grid xl:gap-10 xl:px-4 xl:py-9">
        <p className="flex h-11 items-center px-(--page-margin) pt-1 font-display text-lead leading-tight xl:h-auto xl:px-4 xl:pt-0 xl:text-title">
          Admin Panel
        </p>
        <nav
          aria-label="Admin Panel"
          className="overflow-x-auto overscroll-x-contain scrollbar-none [&_:focus-visible]:outline-paper [&_:focus-visible]:-outline-offset-2"
        >
          <ul className="flex w-max min-w-full gap-1 px-[calc(var(--page-margin)-0.75rem)] py-1 xl:w-auto xl:flex-col xl:p-0">
            <li>
              <Link to="/" className={classNames(ENTRY, "transition-colors hover:bg-paper/10")}>
                <Icon of={House} className="shrink-0" />
                Home
              </Link>
            </li>
            {DASHBOARD_SECTIONS.map((section) => {
              const isCurrent = isWithin(section, pathname);
              return (
                <li key={section.path} ref={isCurrent ? scrollIntoView : null} className="relative">
                  <SectionLink
                    section={section}
                    current={isCurrent ? (section.path === pathname ? "page" : "true") : undefined}
                    counts={waiting}
                  />
                </li>
              );
            })}
          </ul>
        </nav>
      </div>
    </div>
  );
}

function scrollIntoView(entry: HTMLLIElement | null) {
  entry?.scrollIntoView({ block: "nearest", inline: "center" });
}

interface SectionLinkProps {
  section: DashboardSection;
  /** "true" for the section of which a part is shown. */
  current: "page" | "true" | undefined;
  counts: Waiting | undefined;
}

function SectionLink({ section: { path, label, drawing, waiting = [] }, current, counts }: SectionLinkProps) {
  const parts = waiting
    .map(({ count, ...nouns }) => ({ ...nouns, count: counts?.[count] ?? 0 }))
    .filter(({ count }) => count > 0);
  const hasCount = parts.length > 0;
  return (
    <>
      <Link
        to={path}
        aria-current={current}
        className={classNames(
          ENTRY,
          hasCount && "pr-12 xl:pr-12",
          current ? "bg-paper font-medium text-ink" : "transition-colors hover:bg-paper/10",
        )}
      >
        <Icon of={drawing} className="shrink-0" />
        <span>{label}</span>
      </Link>
      {hasCount && (
        <span className="pointer-events-none absolute top-3 right-2">
          <CountBadge
            count={parts.reduce((sum, { count }) => sum + count, 0)}
            label={parts.map(({ count, one, many }) => formatCount(count, one, many)).join(", ")}
          />
        </span>
      )}
    </>
  );
}
