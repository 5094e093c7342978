import type { ReactNode } from "react";
import { Container } from "#app/ui/container.tsx";

interface BoardFrameProps {
  /** The board's name, and what can be done with all of it. */
  head: ReactNode;
  /** What only its owner can set; beside the head where there is room. */
  settings?: ReactNode;
  children: ReactNode;
}

/** The places of a board's screen, the same while it loads. */
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
