import type { ReactNode } from "react";
import * as messages from "#app/features/stylist/messages.ts";
import { Container } from "#app/ui/container.tsx";
import { LoadingNote } from "#app/ui/loading-note.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";

interface StylistFrameProps {
  head: ReactNode;
  children: ReactNode;
}

/** The layout of a stylist's page, also while it loads. */
export function StylistFrame({ head, children }: StylistFrameProps) {
  return (
    <Container space="screen" className="min-h-page">
      <header className="mb-10 min-w-0 lg:mb-14">{head}</header>
      {children}
    </Container>
  );
}

/** `children` are the skeletons of the cards. */
export function StylistLoading({ children }: { children: ReactNode }) {
  return (
    <StylistFrame
      head={
        <>
          <Skeleton className="h-4 w-20" />
          <Skeleton className="mt-4 h-14 w-4/5 max-w-xl" />
          <Skeleton className="mt-6 h-20 max-w-xl" />
          <Skeleton className="mt-6 h-12 w-32" />
        </>
      }
    >
      <LoadingNote>{messages.loading}</LoadingNote>
      {children}
    </StylistFrame>
  );
}
