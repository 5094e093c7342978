import type { ReactNode } from "react";
import { HERO } from "#app/content/home-content.ts";
import { useSettings } from "#app/entities/settings/settings.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Container } from "#app/ui/container.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { Figures } from "#app/ui/figures.tsx";
import { emphasised } from "#contract/shop/emphasised.ts";
import type { HomeTexts } from "#contract/shop/site-texts.ts";

interface HeroProps {
  texts: HomeTexts["hero"];
  pictures: ReactNode;
}

/** Words in italics of at most so many characters stay in one line. */
const ONE_LINE = 18;

/** The first section of the home page, with pictures beside it when there are any. */
export function Hero({ texts, pictures }: HeroProps) {
  const [before, words, after] = emphasised(texts.headline, texts.emphasis);
  return (
    <Container as="section" space="opening">
      <div
        className={classNames(
          "grid grid-cols-1 items-center gap-x-12 gap-y-12",
          Boolean(pictures) && "lg:grid-cols-2 xl:grid-cols-[minmax(0,6fr)_minmax(0,7fr)] xl:gap-x-20",
        )}
      >
        <div className={pictures ? undefined : "max-w-256 py-10 lg:py-20"}>
          {texts.eyebrow && <Eyebrow tone="accent">{texts.eyebrow}</Eyebrow>}
          <h1 className="mt-5 font-display text-display-l wrap-anywhere lg:mt-7">
            <span>{before}</span>
            {words && (
              <em
                className={classNames(
                  "text-accent",
                  words.length <= ONE_LINE && "block xs:whitespace-nowrap sm:inline",
                )}
              >
                {words}
              </em>
            )}
            <span>{after}</span>
          </h1>
          <p className="mt-6 max-w-lead text-ink-soft text-lead lg:mt-8">{texts.text}</p>
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
