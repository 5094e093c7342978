import { HERO } from "#app/content/home-content.ts";

/** The three figures under the hero. */
export function HeroStats() {
  return (
    <dl className="mt-12 grid grid-cols-3 border-line border-y lg:mt-20">
      {HERO.stats.map((stat) => (
        <div
          key={stat.label}
          className="flex flex-col-reverse items-center gap-1 border-line px-2 py-6 text-center not-first:border-l sm:py-8"
        >
          <dt className="text-caption text-ink-soft sm:text-small">{stat.label}</dt>
          <dd className="font-display text-display-s">{stat.value}</dd>
        </div>
      ))}
    </dl>
  );
}
