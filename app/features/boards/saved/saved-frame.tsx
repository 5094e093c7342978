import type { ReactNode } from "react";
import { SAVED_OUTFITS } from "#app/content/boards-content.ts";
import { Container } from "#app/ui/container.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";

interface SavedFrameProps {
  action?: ReactNode;
  children: ReactNode;
}

/** The places of the boards' screen, the same while it is not known yet whose it is. */
export function SavedFrame({ action, children }: SavedFrameProps) {
  return (
    <Container space="screen" className="min-h-page">
      <header className="mb-10 flex flex-wrap items-end justify-between gap-x-8 gap-y-6 lg:mb-14">
        <div>
          <Eyebrow tone="accent">{SAVED_OUTFITS.eyebrow}</Eyebrow>
          <h1 className="mt-4 font-display text-display-l">
            {SAVED_OUTFITS.title[0]}
            <em>{SAVED_OUTFITS.title[1]}</em>
          </h1>
          <p className="mt-5 max-w-lead text-ink-soft text-lead">{SAVED_OUTFITS.lead}</p>
        </div>
        {action}
      </header>
      {children}
    </Container>
  );
}
