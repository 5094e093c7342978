import type { ReactNode } from "react";
import { SAVED_OUTFITS } from "#app/content/boards-content.ts";
import * as messages from "#app/features/boards/messages.ts";
import { Container } from "#app/ui/container.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { LoadingNote } from "#app/ui/loading-note.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";

interface SavedFrameProps {
  action?: ReactNode;
  children: ReactNode;
}

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

export const BOARDS_GRID = "grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-10 lg:gap-y-16";

const BOARDS = [1, 2, 3];

/** Shown until the session is known, and in the server-rendered document. */
export function SavedLoading() {
  return (
    <SavedFrame>
      <BoardSkeletons />
    </SavedFrame>
  );
}

export function BoardSkeletons() {
  return (
    <div className={BOARDS_GRID}>
      <LoadingNote>{messages.boardsLoading}</LoadingNote>
      {BOARDS.map((board) => (
        <div key={board}>
          <Skeleton className="aspect-9/8" />
          <Skeleton className="mt-4 h-7 w-2/3" />
          <Skeleton className="mt-2 h-4 w-1/4" />
        </div>
      ))}
    </div>
  );
}
