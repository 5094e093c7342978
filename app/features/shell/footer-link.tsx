import { useStaysInPlace } from "#app/features/shell/use-stays-in-place.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";

interface FooterLinkProps {
  to: string;
  children: string;
  className: string;
}

/** A link of the footer. */
export function FooterLink({ to, children, className }: FooterLinkProps) {
  return (
    <Link
      to={to}
      preventScrollReset={useStaysInPlace(to)}
      className={classNames(
        "inline-flex min-h-11 items-center transition-colors hover:text-accent",
        className,
      )}
    >
      {children}
    </Link>
  );
}
