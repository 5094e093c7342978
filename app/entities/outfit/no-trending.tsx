import { onlineManager } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LoadFailure } from "#app/ui/load-failure.tsx";
import { OUTFIT_MESSAGES } from "#contract/messages/outfit.ts";

interface NoTrendingProps {
  /** Fetches the trending outfits again; defined when they could not be fetched. */
  retry: (() => void) | undefined;
  mark?: string;
  /** Leads on where there are none. */
  children?: ReactNode;
}

/** In place of trending outfits where there are none, or where none could be fetched. */
export function NoTrending({ retry, mark, children }: NoTrendingProps) {
  // Without a connection nothing is known of them.
  if (retry && !onlineManager.isOnline())
    return <LoadFailure look="block" level="h3" text={OUTFIT_MESSAGES.trendingFailed} onRetry={retry} />;
  return (
    <EmptyState
      level="h3"
      mark={mark}
      title={OUTFIT_MESSAGES.trendingEmptyTitle}
      text={OUTFIT_MESSAGES.trendingEmptyText}
      action={
        (retry || children) && (
          <>
            {retry && <LoadFailure text={OUTFIT_MESSAGES.trendingFailed} onRetry={retry} />}
            {children}
          </>
        )
      }
    />
  );
}
