import type { ReactNode } from "react";
import { HERO } from "#app/content/home-content.ts";
import { useSettings } from "#app/entities/settings/settings.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Container } from "#app/ui/container.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { Figures } from "#app/ui/figures.tsx";

/** The first section of the home page, with pictures beside it when there are any. */
export function Hero({ pictures }: { pictures: ReactNode }) {
  const [before, accent, after] = HERO.headline;
  return (
    <Container as="section" space="opening">
      <div
        className={classNames(
          "grid grid-cols-1 items-center gap-x-12 gap-y-12",
          Boolean(pictures) && "lg:grid-cols-2 xl:grid-cols-[minmax(0,6fr)_minmax(0,7fr)] xl:gap-x-20",
        )}
      >
        <div className={pictures ? undefined : "max-w-256 py-10 lg:py-20"}>
          <Eyebrow tone="accent">{HERO.eyebrow}</Eyebrow>
          <h1 className="mt-5 font-display text-display-l lg:mt-7">
            <span>{before}</span>
            <em className="block text-accent xs:whitespace-nowrap sm:inline">{accent}</em>
            <span>{after}</span>
          </h1>
          <p className="mt-6 max-w-lead text-ink-soft text-lead lg:mt-8">{HERO.lead}</p>
          <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap lg:mt-10">
            <ButtonLink to={HERO.explore.to} size="large">
              {HERO.explore.label}
            </ButtonLink>
            <ButtonLink to={HERO.chat.to} preventScrollReset size="large" variant="secondary">
              {HERO.chat.label}
            </ButtonLink>
          </div>
        </div>
        {pictures}
      </div>
      <HeroStats />
    </Container>
  );
}

function HeroStats() {
  const { claims } = useSettings();
  return <Figures look="band" figures={claims?.hero ?? HERO.stats} className="mt-12 lg:mt-20" />;
}
