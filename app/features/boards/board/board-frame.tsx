import type { ReactNode } from "react";
import * as messages from "#app/features/boards/messages.ts";
import { Container } from "#app/ui/container.tsx";
import { LoadingNote } from "#app/ui/loading-note.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";

interface BoardFrameProps {
  head: ReactNode;
  settings?: ReactNode;
  children: ReactNode;
}

/** The layout of a board's screen, also while it loads. */
export function BoardFrame({ head, settings, children }: BoardFrameProps) {
  return (
    <Container space="screen" className="min-h-page">
      <header className="mb-10 grid items-end gap-x-16 gap-y-8 lg:mb-14 lg:grid-cols-rest-auto">
        <div className="min-w-0">{head}</div>
        {settings && <div className="lg:w-100">{settings}</div>}
      </header>
      {children}
    </Container>
  );
}

export const OUTFITS_GRID =
  "grid grid-cols-2 gap-x-3 gap-y-10 sm:gap-x-6 sm:gap-y-14 md:grid-cols-3 xl:grid-cols-4";

const LOOKS = [1, 2, 3, 4];

export function BoardLoading() {
  return (
    <BoardFrame
      head={
        <>
          <Skeleton className="h-4 w-28" />
          <Skeleton className="mt-5 h-14 w-4/5 max-w-xl" />
          <Skeleton className="mt-5 h-4 w-32" />
        </>
      }
    >
      <LoadingNote>{messages.boardLoading}</LoadingNote>
      <OutfitSkeletons />
    </BoardFrame>
  );
}

function OutfitSkeletons() {
  return (
    <div className={OUTFITS_GRID}>
      {LOOKS.map((look) => (
        <div key={look}>
          <Skeleton className="aspect-3/4" />
          <Skeleton className="mt-3 h-3 w-14" />
          <Skeleton className="mt-2 h-6 w-3/5" />
          <Skeleton className="mt-2 h-4 w-16" />
        </div>
      ))}
    </div>
  );
}
