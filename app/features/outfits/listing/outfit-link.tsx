import { outfitAlt } from "#app/features/outfits/outfit-alt.ts";
import { Link } from "#app/ui/link.tsx";
import type { OutfitSummary } from "#contract/outfit.ts";

/** An outfit's name as a link to it, in a new tab, that its whole card can be clicked for. */
export function OutfitLink({ outfit }: { outfit: OutfitSummary }) {
  return (
    <Link
      to={`/outfit/${outfit._id}`}
      target="_blank"
      rel="noopener"
      className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:outline-offset-4"
    >
      {outfit.category}
      <span className="sr-only">: {outfitAlt(outfit)}, opens in a new tab</span>
    </Link>
  );
}
