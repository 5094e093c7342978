import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { SavedLooksFrame, STRIP_LENGTH, StripPlace } from "#app/features/outfits/saved/saved-looks-frame.tsx";
import { hasSavedLooks } from "#app/lib/saved-looks-key.ts";
import { useCurrentUser, useSessionKnown } from "#app/lib/session-store.ts";
import { codeQuery } from "#app/ui/code-query.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";

const savedLooksCode = codeQuery(
  "saved looks",
  async () => (await import("#app/features/outfits/saved/saved-looks.tsx")).SavedLooks,
);

/**
 * What the home page begins with for a person who has saved looks. Whether it does is decided when the page
 * is shown, by what this browser remembers: a strip that appears later would move the whole page.
 */
export function SavedLooksPlace() {
  const isKnown = useSessionKnown();
  const userId = useCurrentUser()?._id;
  const decided = useRef<{ userId: string | undefined; isPlaced: boolean }>(undefined);
  if (isKnown && decided.current?.userId !== userId) {
    decided.current = { userId, isPlaced: userId !== undefined && hasSavedLooks() };
  }
  const isPlaced = isKnown && userId !== undefined && decided.current?.isPlaced === true;
  const { data: SavedLooks } = useQuery({ ...savedLooksCode, enabled: isPlaced });
  if (isKnown && !isPlaced) return null;
  return (
    <div className={isKnown ? undefined : "hidden saved-looks:block"}>
      {isPlaced && SavedLooks ? (
        <SavedLooks userId={userId} places={<StripPlaces />} />
      ) : (
        <SavedLooksLoading />
      )}
    </div>
  );
}

function SavedLooksLoading() {
  return (
    <SavedLooksFrame>
      <StripPlaces />
    </SavedLooksFrame>
  );
}

function StripPlaces() {
  return Array.from({ length: STRIP_LENGTH }, (_, position) => (
    <StripPlace
      // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have nothing else to be told apart by
      key={position}
      picture={<Skeleton className="aspect-[3/4]" />}
      name={NOTHING}
      price={NOTHING}
    />
  ));
}

/** As high as a line of text. */
const NOTHING = "\u00a0";
