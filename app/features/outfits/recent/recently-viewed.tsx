import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { outfitsByIdQuery } from "#app/features/outfits/api/related.ts";
import { LookRailSection } from "#app/features/outfits/related/look-rail.tsx";
import { browserApi } from "#app/lib/api-client.ts";
import { useCurrentUser } from "#app/lib/session-store.ts";
import { clearRecentLooks, readRecentLooks } from "#app/lib/visit/recent-looks.ts";
import { Button } from "#app/ui/button.tsx";

interface RecentlyViewedProps {
  /** Outfits that the page already shows. */
  without?: ReadonlySet<string>;
}

/**
 * Whether the looks for `RecentlyViewed` are being fetched. What is above it waits for them, so that its
 * place is there from the start.
 */
export function useIsFetchingRecent(): boolean {
  const [ids] = useState(readRecentLooks);
  return useQuery(outfitsByIdQuery(browserApi, ids)).isLoading;
}

/** The looks that were last opened in this browser. It is rendered by the browser only. */
export function RecentlyViewed(props: RecentlyViewedProps) {
  // Signing out removes them.
  return <StoredLooks key={useCurrentUser()?._id ?? ""} {...props} />;
}

function StoredLooks({ without }: RecentlyViewedProps) {
  const [ids, setIds] = useState(readRecentLooks);
  const { data, isLoading } = useQuery(outfitsByIdQuery(browserApi, ids));
  const shown = ids.length > 0 ? (data?.outfits ?? []) : [];
  const isNew = (id: string) => !without?.has(id);
  return (
    <LookRailSection
      titleId="recent-looks"
      title="Recently viewed"
      text="Remembered in this browser only."
      outfits={shown.filter(({ _id }) => isNew(_id))}
      loading={isLoading ? ids.filter(isNew).length : 0}
      action={
        <Button
          variant="link"
          onClick={() => {
            clearRecentLooks();
            setIds([]);
          }}
        >
          Clear<span className="sr-only"> recently viewed looks</span>
        </Button>
      }
    />
  );
}
