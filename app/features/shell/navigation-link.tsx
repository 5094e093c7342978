import { useLocation } from "react-router";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";

interface NavigationLinkProps {
  to: string;
  children: string;
}

/** One link of the header; that of the current screen is underlined. */
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
