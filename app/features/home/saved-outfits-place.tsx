import { useRef } from "react";
import { hasSavedOutfits } from "#app/entities/board/saved-outfits-key.ts";
import { useCurrentUser, useSessionKnown } from "#app/entities/session/session-store.ts";
import { SavedOutfitsFrame, STRIP_LENGTH, StripPlace } from "#app/features/home/saved-outfits-frame.tsx";
import { lazyPart } from "#app/loading/lazy-part.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";

const SavedOutfitsRail = lazyPart(
  async () => (await import("#app/features/home/saved-outfits-rail.tsx")).SavedOutfitsRail,
  { when: "mounted" },
);

/**
 * What the home page begins with for a person who has saved looks. Whether it does is decided when the page
 * is shown, by what this browser remembers: a strip that appears later would move the whole page.
 */
export function SavedOutfitsPlace() {
  const isKnown = useSessionKnown();
  const userId = useCurrentUser()?._id;
  const decided = useRef<{ userId: string | undefined; isPlaced: boolean }>(undefined);
  if (isKnown && decided.current?.userId !== userId) {
    decided.current = { userId, isPlaced: userId !== undefined && hasSavedOutfits() };
  }
  const isPlaced = isKnown && userId !== undefined && decided.current?.isPlaced === true;
  if (isKnown && !isPlaced) return null;
  return (
    <div className={isKnown ? undefined : "hidden saved-looks:block"}>
      {isPlaced ? (
        <SavedOutfitsRail userId={userId} places={<StripPlaces />} fallback={<SavedOutfitsLoading />} />
      ) : (
        <SavedOutfitsLoading />
      )}
    </div>
  );
}

function SavedOutfitsLoading() {
  return (
    <SavedOutfitsFrame>
      <StripPlaces />
    </SavedOutfitsFrame>
  );
}

function StripPlaces() {
  return Array.from({ length: STRIP_LENGTH }, (_, position) => (
    <StripPlace
      // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have nothing else to be told apart by
      key={position}
      picture={<Skeleton className="aspect-3/4" />}
      name={NOTHING}
      price={NOTHING}
    />
  ));
}

/** A no-break space, so that an empty line keeps its height. */
const NOTHING = "\u00a0";
