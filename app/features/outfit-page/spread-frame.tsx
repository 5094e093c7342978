import type { ReactNode } from "react";
import { Container } from "#app/ui/container.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { OUTFIT_MESSAGES } from "#contract/messages/outfit.ts";

interface SpreadFrameProps {
  /** The picture: to the edges on phones, beside the text and staying in view on wide screens. */
  plate: ReactNode;
  /** Below the picture; in the margin beside it where there is room for one. */
  margin: ReactNode;
  children: ReactNode;
}

/** The layout of the outfit's page, also used while it loads, so that nothing moves when it arrives. */
export function SpreadFrame({ plate, margin, children }: SpreadFrameProps) {
  return (
    <Container>
      <div className="grid gap-x-10 gap-y-10 md:pt-8 md:grid-cols-2 lg:gap-x-14 xl:grid-cols-auto-rest xl:gap-x-20">
        <div className="md:sticky md:top-below-header md:self-start xl:flex xl:flex-row-reverse xl:gap-x-8">
          {/* As large as fits below the header, so that the whole outfit is visible without scrolling. */}
          <div className="max-md:-mx-(--page-margin) xl:w-[min(44vw,max(24rem,(100svh-var(--header-height)-4rem)*0.75))]">
            {plate}
          </div>
          <div className="mt-6 xl:mt-0 xl:w-28">{margin}</div>
        </div>
        <div>{children}</div>
      </div>
    </Container>
  );
}

export function OutfitLoading() {
  return (
    <SpreadFrame plate={<PlateLoading />} margin={<Skeleton className="h-24 xl:h-64" />}>
      <Skeleton className="h-24 w-4/5 lg:h-40" />
      <Skeleton className="mt-10 h-24" />
      <Skeleton className="mt-10 h-6" />
      <Skeleton className="mt-3 h-6" />
      <Skeleton className="mt-3 h-6 w-2/3" />
      <Skeleton className="mt-10 h-14" />
      <Skeleton className="mt-16 mb-16 h-64 sm:mb-24" />
    </SpreadFrame>
  );
}

function PlateLoading() {
  return (
    <div className="relative">
      <Skeleton className="aspect-3/4" />
      <p
        role="status"
        className="absolute inset-0 grid place-items-center px-6 text-center font-display text-title italic"
      >
        {OUTFIT_MESSAGES.loading}
      </p>
    </div>
  );
}
