import { linkLabel } from "#app/dashboard/links/link-filters.tsx";
import { LINK_TONES } from "#app/dashboard/links/link-parts.tsx";
import { subtitleOf } from "#app/dashboard/moderation/looks/look-picture.tsx";
import { outfitTitle } from "#app/entities/outfit/messages.ts";
import { OutfitSubtitle } from "#app/entities/outfit/outfit-subtitle.tsx";
import { formatCount } from "#app/lib/format-count.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { Price } from "#app/ui/price.tsx";
import { normaliseLink } from "#contract/links/link-url.ts";
import { SECTION_LABELS } from "#contract/outfit/outfit-labels.ts";
import type { AdminSubmission } from "#contract/submissions/submissions.ts";

type Item = AdminSubmission["items"][number];
type ItemLink = AdminSubmission["links"][number];

/** What visitors will read of a look, with what is known of its links. */
export function LookPreview({ look }: { look: AdminSubmission }) {
  const { section, category, totalPrice, description, tags, items, links } = look;
  const known = new Map(links.map((link) => [link.itemLink, link]));
  const ownLinks = new Set(items.map(({ itemLink }) => normaliseLink(itemLink)));
  const otherLinks = links.filter(({ itemLink }) => !ownLinks.has(itemLink));
  return (
    <div className="grid min-w-0 gap-4">
      <div>
        <Eyebrow>{SECTION_LABELS[section]}</Eyebrow>
        <h2 className="mt-1 font-display text-display-s">{outfitTitle(category).join("")}</h2>
        <OutfitSubtitle size="small" className="mt-1">
          {subtitleOf(look)}
        </OutfitSubtitle>
        <p className="mt-2 flex flex-wrap items-baseline gap-x-2.5 text-caption text-ink-soft">
          <Price rupees={totalPrice} size="title" />
          <span>{formatCount(items.length, "item", "items")}</span>
        </p>
      </div>
      {description && (
        <p dir="auto" className="max-h-80 max-w-text overflow-y-auto whitespace-pre-line wrap-anywhere">
          {description}
        </p>
      )}
      {tags.length > 0 && (
        <ul aria-label="Tags" className="flex flex-wrap gap-x-4 text-ink-soft text-small">
          {tags.map((tag) => (
            <li key={tag} className="wrap-anywhere">{`#${tag}`}</li>
          ))}
        </ul>
      )}
      <ul aria-label="Items" className="border-line border-t">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two items of a look can be equal
          <LookItem key={index} item={item} link={known.get(normaliseLink(item.itemLink))} />
        ))}
      </ul>
      {otherLinks.length > 0 && <OtherLinks links={otherLinks} />}
    </div>
  );
}

function LookItem({ item, link }: { item: Item; link: ItemLink | undefined }) {
  return (
    <li className="grid gap-x-6 gap-y-1 border-line border-b py-3 sm:grid-cols-rest-auto">
      <p className="min-w-0 text-small wrap-anywhere">
        <bdi className="font-medium">{item.itemName}</bdi>
        <bdi className="block text-ink-soft">{item.sourceName}</bdi>
      </p>
      <p className="text-small">
        <Price rupees={item.itemPrice} size="small" />
      </p>
      <LinkFacts url={item.itemLink} link={link} className="sm:col-span-2" />
    </li>
  );
}

/** Those that an administrator has given the look in the shop, which its author's items do not have. */
function OtherLinks({ links }: { links: readonly ItemLink[] }) {
  return (
    <section aria-label="Other links of its page" className="grid gap-3">
      <h3 className="text-caption text-ink-soft">Other links of its page</h3>
      {links.map((link) => (
        <LinkFacts key={link.itemLink} url={link.itemLink} link={link} />
      ))}
    </section>
  );
}

interface LinkFactsProps {
  /** As it was typed. */
  url: string;
  link: ItemLink | undefined;
  className?: string;
}

function LinkFacts({ url, link, className }: LinkFactsProps) {
  const { state = "unchecked", finalUrl, problem = null, changedFrom } = link ?? {};
  return (
    <div className={classNames("grid min-w-0 gap-1 text-caption", className)}>
      <a href={url} target="_blank" rel="noopener noreferrer" className="truncate underline">
        {url}
      </a>
      <p className="flex flex-wrap gap-x-2 wrap-anywhere">
        <span className={classNames("font-medium", LINK_TONES[state])}>{linkLabel({ state, problem })}</span>
        {finalUrl && <span>{`Leads to ${changedFrom ? finalUrl : hostOf(finalUrl)}`}</span>}
        {problem && <span className="text-ink-soft">{problem}</span>}
      </p>
      {changedFrom && (
        <p className="text-danger wrap-anywhere">{`When this look was published, it led to ${changedFrom}`}</p>
      )}
    </div>
  );
}

/** In the letters of the protocol, in which look-alikes of other scripts can be told apart. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}
