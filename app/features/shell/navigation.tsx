import { useLocation } from "react-router";
import { useSettings } from "#app/entities/settings/settings.ts";
import * as messages from "#app/features/shell/messages.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import { SEARCH_BOX_ID } from "#contract/outfit/outfit-filters.ts";

/** The last two lead to sections of the home page. */
const NAVIGATION = [
  { label: messages.about, to: "/about-us" },
  { label: messages.outfits, to: "/outfit" },
  { label: messages.trending, to: "/trending" },
  { label: messages.cart, to: "/cart" },
  { label: messages.customRequest, to: "/#custom" },
  { label: messages.blogs, to: "/#blogs" },
] as const;

/** The header's links, in order. */
export function useNavigation(): readonly (typeof NAVIGATION)[number][] {
  const { hasStyleNotes } = useSettings();
  return hasStyleNotes ? NAVIGATION : NAVIGATION.filter(({ label }) => label !== messages.blogs);
}

/** A link to the listing's search box; on the listing it keeps the filters. */
export function useSearchPath(): string {
  const hash = `#${SEARCH_BOX_ID}`;
  return useLocation().pathname === "/outfit" ? hash : `/outfit${hash}`;
}

interface NavigationLinkProps {
  to: string;
  children: string;
}

export function NavigationLink({ to, children }: NavigationLinkProps) {
  const current = useLocation().pathname === to;
  return (
    <Link
      to={to}
      aria-current={current ? "page" : undefined}
      className="group inline-flex min-h-11 items-center whitespace-nowrap text-small"
    >
      <span
        className={classNames(
          "border-transparent border-y py-1 transition-colors duration-calm",
          current ? "border-b-accent text-accent" : "group-hover:border-b-ink",
        )}
      >
        {children}
      </span>
    </Link>
  );
}
