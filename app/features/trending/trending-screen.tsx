import { useQuery } from "@tanstack/react-query";
import { trendingQuery } from "#app/entities/outfit/trending-query.ts";
import { TrendingCall } from "#app/features/trending/trending-call.tsx";
import { TrendingChart } from "#app/features/trending/trending-chart.tsx";
import { TrendingLoading } from "#app/features/trending/trending-loading.tsx";
import { TrendingTotals } from "#app/features/trending/trending-totals.tsx";
import { browserApi } from "#app/lib/api-client.ts";
import { useDocumentFailure } from "#app/lib/prefetch.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { LoadFailure } from "#app/ui/load-failure.tsx";
import { Split } from "#app/ui/split.tsx";
import { TRENDING_LIMIT_PAGE } from "#contract/limits.ts";
import { OUTFIT_MESSAGES } from "#contract/messages/outfit.ts";
import type { TrendingOutfit } from "#contract/outfit/outfit.ts";

/** The most viewed outfits; none when they cannot be fetched. */
export function TrendingScreen() {
  const { data: trending, isError, refetch } = useQuery(trendingQuery(browserApi, TRENDING_LIMIT_PAGE));
  const failedInDocument = useDocumentFailure() !== null;
  const failed = !trending && (isError || failedInDocument);
  const isLoading = !trending && !failed;

  return (
    <>
      <Container space="screen">
        <Split as="header" ratio="7:5" gap="medium" alignEnd>
          <div>
            <Eyebrow tone="accent">The chart</Eyebrow>
            <h1 className="mt-4 font-display text-display-l">
              Trending <em>Outfits</em>
            </h1>
            <p className="mt-6 max-w-lead text-ink-soft text-lead">
              The top {TRENDING_LIMIT_PAGE} outfits by views: what everyone is looking at right now.
            </p>
          </div>
          <TrendingTotals trending={trending} loading={isLoading} />
        </Split>
        <section aria-labelledby="chart-title" className="mt-12 lg:mt-20">
          <h2 id="chart-title" className="sr-only">
            Top {TRENDING_LIMIT_PAGE}
          </h2>
          {isLoading ? (
            <TrendingLoading />
          ) : (
            <ChartOrNothing
              outfits={trending?.trendingOutfits ?? []}
              retry={failed ? () => void refetch() : undefined}
            />
          )}
        </section>
      </Container>
      <TrendingCall />
    </>
  );
}

interface ChartOrNothingProps {
  outfits: TrendingOutfit[];
  /** Fetches them again; defined when they could not be fetched. */
  retry: (() => void) | undefined;
}

function ChartOrNothing({ outfits, retry }: ChartOrNothingProps) {
  if (outfits.length > 0) return <TrendingChart outfits={outfits} />;
  return (
    <EmptyState
      level="h3"
      mark="👗"
      title={OUTFIT_MESSAGES.trendingEmptyTitle}
      text={OUTFIT_MESSAGES.trendingEmptyText}
      action={
        <>
          {retry && <LoadFailure text={OUTFIT_MESSAGES.trendingFailed} onRetry={retry} />}
          <ButtonLink to="/outfit">Browse All Outfits</ButtonLink>
        </>
      }
    />
  );
}
