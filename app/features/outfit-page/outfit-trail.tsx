import { Link } from "#app/ui/link.tsx";
import type { Outfit } from "#contract/outfit/outfit.ts";

/** The breadcrumbs of an outfit. */
export function OutfitTrail({ outfit }: { outfit: Pick<Outfit, "category" | "section"> }) {
  const { category, section } = outfit;
  const listing = `/outfit?category=${encodeURIComponent(category)}`;
  return (
    <nav aria-label="Breadcrumb">
      <ol className="-mt-3 mb-3 flex flex-wrap items-center gap-x-2.5 font-semibold text-eyebrow uppercase">
        <li>
          <TrailLink to="/outfit">Outfits</TrailLink>
        </li>
        <li aria-hidden="true" className="text-ink-faint">
          /
        </li>
        <li>
          <TrailLink to={listing}>{category}</TrailLink>
        </li>
        <li aria-hidden="true" className="text-ink-faint">
          /
        </li>
        <li>
          <TrailLink to={`${listing}&section=${section}`}>{section}</TrailLink>
        </li>
      </ol>
    </nav>
  );
}

function TrailLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center text-ink-soft transition-colors duration-calm hover:text-accent"
    >
      {children}
    </Link>
  );
}
