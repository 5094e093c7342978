import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { clearRecentOutfits, readRecentOutfits } from "#app/entities/outfit/recent-outfits.ts";
import { outfitsByIdQuery } from "#app/entities/outfit/related-queries.ts";
import { useCurrentUser } from "#app/entities/session/session-store.ts";
import * as messages from "#app/features/related/messages.ts";
import { OutfitRailSection } from "#app/features/related/outfit-rail.tsx";
import { browserApi } from "#app/lib/api-client.ts";
import { Button } from "#app/ui/button.tsx";
import { keepFocus } from "#app/ui/keep-focus.ts";

interface RecentlyViewedProps {
  /** Outfits that the page already shows. */
  without?: ReadonlySet<string>;
}

/**
 * Whether the looks for `RecentlyViewed` are being fetched. The rails above wait for them, so that it does
 * not move them when it appears.
 */
export function useIsFetchingRecent(): boolean {
  const [ids] = useState(readRecentOutfits);
  return useQuery(outfitsByIdQuery(browserApi, ids)).isLoading;
}

/** Rendered by the browser only. */
export function RecentlyViewed(props: RecentlyViewedProps) {
  // Signing out removes them.
  return <StoredOutfits key={useCurrentUser()?._id ?? ""} {...props} />;
}

function StoredOutfits({ without }: RecentlyViewedProps) {
  const [ids, setIds] = useState(readRecentOutfits);
  const { data, isLoading } = useQuery(outfitsByIdQuery(browserApi, ids));
  const shown = ids.length > 0 ? (data?.outfits ?? []) : [];
  const isNew = (id: string) => !without?.has(id);
  return (
    <OutfitRailSection
      titleId="recent-looks"
      title={messages.recentlyViewed}
      text={messages.recentlyViewedNote}
      outfits={shown.filter(({ _id }) => isNew(_id))}
      loading={isLoading ? ids.filter(isNew).length : 0}
      action={
        <Button
          ref={keepFocus}
          variant="link"
          onClick={() => {
            clearRecentOutfits();
            setIds([]);
          }}
        >
          {messages.clearRecent[0]}
          <span className="sr-only">{messages.clearRecent[1]}</span>
        </Button>
      }
    />
  );
}
