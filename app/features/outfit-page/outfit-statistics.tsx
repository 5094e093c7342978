import { Eyebrow } from "#app/ui/eyebrow.tsx";
import type { Outfit } from "#contract/outfit/outfit.ts";
import { groupDigits } from "#contract/values/money.ts";

interface OutfitStatisticsProps {
  outfit: Pick<Outfit, "numberOfLikes" | "numberOfDislikes" | "numberOfComments" | "numberOfClicks">;
}

/** How people took to an outfit: a row below the picture, a column where the margin has room for one. */
export function OutfitStatistics({ outfit }: OutfitStatisticsProps) {
  const figures = [
    { label: "Likes", count: outfit.numberOfLikes },
    { label: "Dislikes", count: outfit.numberOfDislikes },
    { label: "Comments", count: outfit.numberOfComments },
    { label: "Views", count: outfit.numberOfClicks },
  ];
  return (
    <section aria-labelledby="statistics-title">
      <Eyebrow as="h2">
        <span id="statistics-title">Engagement Statistics</span>
      </Eyebrow>
      <dl className="mt-3 grid grid-cols-[repeat(4,auto)] border-line border-y sm:grid-cols-4 md:max-lg:grid-cols-2 xl:mt-6 xl:grid-cols-1 xl:border-b-0">
        {figures.map(({ label, count }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end border-line py-3 not-first:border-l not-first:pl-3 sm:py-4 sm:not-first:pl-5 md:max-lg:odd:border-l-0 md:max-lg:odd:pl-0 md:max-lg:nth-[n+3]:border-t xl:not-first:border-l-0 xl:not-first:pl-0 xl:border-b"
          >
            <dt className="text-caption text-ink-soft">{label}</dt>
            <dd className="text-lead tabular-nums sm:text-title">{groupDigits(count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
