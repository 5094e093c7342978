import { outfitAlt } from "#app/entities/outfit/outfit-alt.ts";
import { Link } from "#app/ui/link.tsx";
import type { OutfitSummary } from "#contract/outfit/outfit.ts";

/** An outfit's name as a link to it, in a new tab, that its whole card can be clicked for. */
export function OutfitLink({ outfit }: { outfit: OutfitSummary }) {
  return (
    <Link to={`/outfit/${outfit._id}`} target="_blank" rel="noopener" className="card-link">
      <span>{outfit.category}</span>
      <span className="sr-only">{`: ${outfitAlt(outfit)}, opens in a new tab`}</span>
    </Link>
  );
}
