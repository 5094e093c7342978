import type { ReactNode } from "react";
import { SAVED_STRIP } from "#app/content/home-content.ts";
import { OutfitPreview } from "#app/entities/outfit/outfit-preview.tsx";
import { OutfitSubtitle } from "#app/entities/outfit/outfit-subtitle.tsx";
import * as messages from "#app/features/home/messages.ts";
import { Container } from "#app/ui/container.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

/** As many as fit in a row of a wide window. */
export const STRIP_LENGTH = 8;

interface SavedOutfitsFrameProps {
  children: ReactNode;
  /** Shown over the skeletons of looks that could not be loaded. */
  failure?: ReactNode;
}

/** The home page's strip of saved looks; it scrolls sideways on phones. */
export function SavedOutfitsFrame({ children, failure }: SavedOutfitsFrameProps) {
  return (
    <section aria-labelledby="saved-looks" className="border-line border-b pt-7 pb-9">
      <Container>
        <header className="mb-4 flex items-center justify-between gap-x-8">
          <h2 id="saved-looks" className="font-display text-title">
            {SAVED_STRIP.title}
          </h2>
          <TextLink to="/saved" size="small" className="shrink-0">
            <span>{SAVED_STRIP.more}</span>
            <span className="sr-only">{messages.savedLooks}</span>
          </TextLink>
        </header>
        <div className="relative">
          <ul className="-m-2 grid auto-cols-strip grid-flow-col gap-x-3 overflow-x-auto overscroll-x-contain p-2 sm:gap-x-4">
            {children}
          </ul>
          {failure && <div className="absolute inset-0 grid place-items-center bg-paper/80">{failure}</div>}
        </div>
      </Container>
    </section>
  );
}

interface StripEntryProps {
  picture: ReactNode;
  badge?: ReactNode;
  name: ReactNode;
  subtitle: string;
  price: ReactNode;
}

export function StripEntry({ picture, badge, name, subtitle, price }: StripEntryProps) {
  return (
    <OutfitPreview as="li" picture={picture} badge={badge}>
      <p className="mt-2 truncate font-display text-body">{name}</p>
      <OutfitSubtitle oneLine>{subtitle}</OutfitSubtitle>
      <p className="truncate text-caption text-ink-soft">{price}</p>
    </OutfitPreview>
  );
}
