import { Preview } from "#app/dashboard/settings/setting-section.tsx";
import { SitePicture } from "#app/entities/settings/site-picture.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { emphasised } from "#contract/shop/emphasised.ts";
import type { HomeTexts } from "#contract/shop/site-texts.ts";

export function HomePreview({ home: { hero, features, banner } }: { home: HomeTexts }) {
  const [before, words, after] = emphasised(hero.headline, hero.emphasis);
  return (
    <>
      <Preview where="home page, at the top">
        {hero.eyebrow && <Eyebrow tone="accent">{hero.eyebrow}</Eyebrow>}
        <p className="mt-4 font-display text-display-s">
          <span>{before}</span>
          <em className="text-accent">{words}</em>
          <span>{after}</span>
        </p>
        <p className="mt-4 text-ink-soft">{hero.text}</p>
      </Preview>
      <Preview where="home page, the reasons" ground="deep">
        <ul className="grid gap-5">
          {features.map(({ title, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: there are always four, in their places
            <li key={index} className="grid gap-1">
              <p className="font-display text-subtitle">{title}</p>
              <p className="text-ink-soft text-small">{text}</p>
            </li>
          ))}
        </ul>
      </Preview>
      <Preview where="home page, the slides">
        <ul className="grid grid-cols-2 gap-4">
          {banner.map(({ picture, caption }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: there are always four, in their places
            <li key={index} className="grid content-start gap-2">
              {picture.src && (
                <SitePicture picture={picture} alt="" shape="upright" sizes="10rem" className="aspect-4/5" />
              )}
              <em className="font-display">{caption}</em>
            </li>
          ))}
        </ul>
      </Preview>
    </>
  );
}
