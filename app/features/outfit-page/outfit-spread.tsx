import { Share2 } from "lucide";
import { Fragment, type ReactNode } from "react";
import { EmbedButton } from "#app/entities/embed/embed-button.tsx";
import { outfitTitle } from "#app/entities/outfit/messages.ts";
import { OutfitSubtitle } from "#app/entities/outfit/outfit-subtitle.tsx";
import { StyledBy } from "#app/entities/outfit/styled-by.tsx";
import { useShare } from "#app/entities/outfit/use-share.ts";
import { useSettings } from "#app/entities/settings/settings.ts";
import * as messages from "#app/features/outfit-page/messages.ts";
import { OutfitItems } from "#app/features/outfit-page/outfit-items.tsx";
import { OutfitPlate } from "#app/features/outfit-page/outfit-plate.tsx";
import { SpreadFrame } from "#app/features/outfit-page/spread-frame.tsx";
import { Button } from "#app/ui/button.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { Figures } from "#app/ui/figures.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Price } from "#app/ui/price.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Outfit } from "#contract/outfit/outfit.ts";
import { CATEGORY_LABELS, outfitHeadline, SECTION_LABELS } from "#contract/outfit/outfit-labels.ts";
import { formatDateTime } from "#contract/values/dates.ts";
import { groupDigits } from "#contract/values/money.ts";

interface OutfitSpreadProps {
  outfit: Outfit;
  /** The shop cannot be reached. */
  isSavedCopy: boolean;
  /** The way into the cart. */
  purchase: ReactNode;
  /** A button. */
  save: ReactNode;
  reactions: ReactNode;
}

export function OutfitSpread({ outfit, isSavedCopy, purchase, save, reactions }: OutfitSpreadProps) {
  const { timeZone } = useSettings();
  const share = useShare(outfit);
  const [category, emphasis] = outfitTitle(outfit.category);
  return (
    <SpreadFrame plate={<OutfitPlate outfit={outfit} />} margin={<Statistics outfit={outfit} />}>
      {isSavedCopy && (
        <Notice tone="info" className="mb-6">
          {messages.savedCopy}
        </Notice>
      )}
      <Trail outfit={outfit} />
      <h1 className="font-display text-display-m">
        <span>{category}</span>
        <em>{emphasis}</em>
      </h1>
      <OutfitSubtitle size="lead" className="mt-1">
        {outfit.subtitle}
      </OutfitSubtitle>
      <StyledBy linked stylist={outfit.stylist} className="mt-2" />
      <Figures look="row" figures={factsOf(outfit)} className="mt-4 sm:mt-6" />
      <div className="mt-5 grid gap-3 2xs:grid-cols-2 sm:mt-6">
        <div className="2xs:col-span-2">{purchase}</div>
        {save}
        <Button variant="ghost" onClick={() => void share()}>
          <Icon of={Share2} size="small" />
          {messages.share}
        </Button>
        <div className="2xs:col-span-2">{reactions}</div>
      </div>
      <p className="mt-5 text-caption text-ink-faint">{messages.advice}</p>
      <div className="mt-12">
        <OutfitItems outfit={outfit} />
      </div>
      {outfit.description && (
        <p dir="auto" className="mt-10 max-w-passage text-lead whitespace-pre-line">
          {outfit.description}
        </p>
      )}
      <Tags tags={outfit.tags} />
      <p className="mt-8 text-caption text-ink-faint">
        {messages.createdOn}
        <time dateTime={outfit.createdAt}>{formatDateTime(outfit.createdAt, timeZone)}</time>
      </p>
      <div className="mt-1 print:hidden">
        <EmbedButton embedded={{ kind: "outfit", id: outfit._id }} title={outfitHeadline(outfit)} />
      </div>
    </SpreadFrame>
  );
}

function Trail({ outfit: { category, section } }: { outfit: Outfit }) {
  const listing = `/outfit?category=${encodeURIComponent(category)}`;
  const steps = [
    { to: "/outfit", label: messages.outfits },
    { to: listing, label: CATEGORY_LABELS[category] },
    { to: `${listing}&section=${section}`, label: SECTION_LABELS[section] },
  ];
  return (
    <nav aria-label={messages.breadcrumb}>
      <ol className="-mt-3 mb-3 flex flex-wrap items-center gap-x-2.5 font-semibold text-eyebrow uppercase">
        {steps.map(({ to, label }, index) => (
          <Fragment key={to}>
            {index > 0 && (
              <li aria-hidden="true" className="text-ink-faint">
                /
              </li>
            )}
            <li>
              <TextLink look="quiet" tone="soft" to={to}>
                {label}
              </TextLink>
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}

function factsOf(outfit: Outfit) {
  const { totalPrice, section, rating, items } = messages.facts;
  const stars = (
    <span className="inline-flex items-baseline gap-1.5 tabular-nums">
      <span>{outfit.rateLook.toFixed(1)}</span>
      <span aria-hidden="true" className="text-gold text-lead leading-none">
        ★
      </span>
    </span>
  );
  return [
    { label: totalPrice, value: <Price rupees={outfit.totalPrice} /> },
    { label: section, value: SECTION_LABELS[outfit.section] },
    { label: rating, value: stars },
    { label: items, value: messages.itemCount(outfit.numberOfItems) },
  ];
}

/** A row; a column where the margin has room for one. */
function Statistics({ outfit }: { outfit: Outfit }) {
  const { likes, dislikes, comments, views } = messages.counts;
  const figures = [
    { label: likes, value: groupDigits(outfit.numberOfLikes) },
    { label: dislikes, value: groupDigits(outfit.numberOfDislikes) },
    { label: comments, value: groupDigits(outfit.numberOfComments) },
    { label: views, value: groupDigits(outfit.numberOfClicks) },
  ];
  return (
    <section aria-labelledby="statistics-title">
      <Eyebrow as="h2">
        <span id="statistics-title">{messages.statistics}</span>
      </Eyebrow>
      <Figures look="margin" figures={figures} className="mt-3 xl:mt-6" />
    </section>
  );
}

/** Each tag leads to the other outfits with it. */
function Tags({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label={messages.tags} className="mt-6 flex flex-wrap gap-x-5">
      {tags.map((tag) => (
        <li key={tag}>
          <TextLink to={`/outfit?searchTerm=${encodeURIComponent(tag)}`} size="small" tone="accent">
            {`#${tag}`}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
