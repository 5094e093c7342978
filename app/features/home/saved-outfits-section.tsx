import { useRef } from "react";
import { hasSavedOutfits } from "#app/entities/board/saved-outfits-key.ts";
import { useCurrentUser, useSessionKnown } from "#app/entities/session/session-store.ts";
import { SavedOutfitsFrame, STRIP_LENGTH, StripEntry } from "#app/features/home/saved-outfits-frame.tsx";
import { lazyPart } from "#app/loading/lazy-part.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";

const SavedOutfitsRail = lazyPart(
  async () => (await import("#app/features/home/saved-outfits-rail.tsx")).SavedOutfitsRail,
  { when: "mounted" },
);

/**
 * Below the opening of the home page, for a user with several saved looks. Whether it is shown is decided when the
 * page appears, by what this browser has stored: a strip that came later would move the whole page.
 */
export function SavedOutfitsSection() {
  const isKnown = useSessionKnown();
  const userId = useCurrentUser()?._id;
  const decided = useRef<{ userId: string | undefined; isShown: boolean }>(undefined);
  if (isKnown && decided.current?.userId !== userId) {
    decided.current = { userId, isShown: userId !== undefined && hasSavedOutfits() };
  }
  const isShown = isKnown && userId !== undefined && decided.current?.isShown === true;
  if (isKnown && !isShown) return null;
  return (
    <div className={isKnown ? undefined : "hidden saved-looks:block"}>
      {isShown ? (
        <SavedOutfitsRail userId={userId} skeletons={<StripSkeletons />} fallback={<SavedOutfitsLoading />} />
      ) : (
        <SavedOutfitsLoading />
      )}
    </div>
  );
}

function SavedOutfitsLoading() {
  return (
    <SavedOutfitsFrame>
      <StripSkeletons />
    </SavedOutfitsFrame>
  );
}

function StripSkeletons() {
  return Array.from({ length: STRIP_LENGTH }, (_, position) => (
    <StripEntry
      // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have nothing else to be told apart by
      key={position}
      picture={<Skeleton className="aspect-3/4" />}
      name={NOTHING}
      subtitle={NOTHING}
      price={NOTHING}
    />
  ));
}

/** A no-break space, so that an empty line keeps its height. */
const NOTHING = "\u00a0";
