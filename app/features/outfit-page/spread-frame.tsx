import type { ReactNode } from "react";
import { Container } from "#app/ui/container.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { OUTFIT_MESSAGES } from "#contract/messages/outfit.ts";

interface SpreadFrameProps {
  /** The picture: to the edges on phones, beside the text and staying in view on wide screens. */
  plate: ReactNode;
  /** Below the text; in the margin beside the picture where there is room for one. */
  margin: ReactNode;
  children: ReactNode;
}

/** The layout of the outfit's page, also used while it loads, so that nothing moves when it arrives. */
export function SpreadFrame({ plate, margin, children }: SpreadFrameProps) {
  return (
    <Container>
      <div className="grid gap-x-10 gap-y-6 md:pt-8 md:grid-cols-2 lg:gap-x-14 xl:grid-cols-margin-plate-rest xl:gap-x-8">
        <div className="md:sticky md:top-below-header md:row-span-2 md:self-start xl:col-start-2 xl:row-span-1">
          {/* As large as fits below the header, so that the whole outfit is visible without scrolling. */}
          <div className="max-md:-mx-(--page-margin) xl:w-[min(44vw,max(24rem,(100svh-var(--header-height)-4rem)*0.75))]">
            {plate}
          </div>
        </div>
        <div className="xl:pl-12">{children}</div>
        <div className="mt-6 xl:sticky xl:top-below-header xl:col-start-1 xl:row-start-1 xl:mt-0 xl:self-start">
          {margin}
        </div>
      </div>
    </Container>
  );
}

export function OutfitLoading() {
  return (
    <SpreadFrame plate={<PlateLoading />} margin={<Skeleton className="h-24 xl:h-64" />}>
      <Skeleton className="h-14 w-4/5 lg:h-20" />
      <Skeleton className="mt-6 h-20" />
      <Skeleton className="mt-6 h-12" />
      <Skeleton className="mt-3 h-12" />
      <Skeleton className="mt-12 h-64" />
      <Skeleton className="mt-9 h-6" />
      <Skeleton className="mt-3 mb-16 h-6 w-2/3 sm:mb-24" />
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
