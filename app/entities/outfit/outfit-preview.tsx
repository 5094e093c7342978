import type { ReactNode } from "react";
import { OutfitSubtitle } from "#app/entities/outfit/outfit-subtitle.tsx";
import { StyledBy } from "#app/entities/outfit/styled-by.tsx";
import { classNames } from "#app/ui/class-names.ts";
import type { OutfitSummary } from "#contract/outfit/outfit.ts";

interface OutfitPreviewProps {
  as?: "article" | "li" | undefined;
  picture: ReactNode;
  /** Over the picture: the first at the upper left, a second at the upper right. */
  badge?: ReactNode;
  /** Over its lower right corner. */
  save?: ReactNode;
  /** Below the picture: an OutfitCaption, or other content with a CardLink. */
  children: ReactNode;
  className?: string | undefined;
  pictureClassName?: string | undefined;
}

export function OutfitPreview({
  as: Tag = "article",
  picture,
  badge,
  save,
  children,
  className,
  pictureClassName,
}: OutfitPreviewProps) {
  return (
    <Tag className={classNames("group relative", className)}>
      <div className={classNames("relative", pictureClassName)}>
        {picture}
        {badge && (
          <div className="pointer-events-none absolute inset-x-0 top-0 z-raised flex items-start justify-between gap-2">
            {badge}
          </div>
        )}
        {save && <div className="absolute right-0 bottom-0 z-raised">{save}</div>}
      </div>
      {children}
    </Tag>
  );
}

interface OutfitCaptionProps {
  section: string;
  /** A CardLink, where the outfit has a page. */
  title: ReactNode;
  /** The title's level in its screen; `p` while it loads. */
  level: "h2" | "h3" | "p";
  subtitle?: string;
  stylist?: OutfitSummary["stylist"];
  price?: ReactNode;
}

export function OutfitCaption({
  section,
  title,
  level: Heading,
  subtitle = "",
  stylist = null,
  price,
}: OutfitCaptionProps) {
  return (
    <>
      <p className="mt-3 font-semibold text-eyebrow text-ink-soft uppercase">{section}</p>
      <Heading className="mt-1 font-display text-subtitle">{title}</Heading>
      <OutfitSubtitle className="mt-1">{subtitle}</OutfitSubtitle>
      <StyledBy stylist={stylist} className="mt-1" />
      {price && <p className="mt-1.5">{price}</p>}
    </>
  );
}
