import { useQuery } from "@tanstack/react-query";
import { NoTrending } from "#app/entities/outfit/no-trending.tsx";
import { trendingQuery } from "#app/entities/outfit/trending-query.ts";
import { CHART_GRID } from "#app/features/trending/chart-grid.ts";
import * as messages from "#app/features/trending/messages.ts";
import { TrendingCard, TrendingLead } from "#app/features/trending/trending-card.tsx";
import { TrendingLoading } from "#app/features/trending/trending-loading.tsx";
import { useOutfitViewer } from "#app/features/viewer/use-outfit-viewer.tsx";
import { browserApi } from "#app/lib/api-client.ts";
import { useDocumentFailure } from "#app/lib/prefetch.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Container } from "#app/ui/container.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { Figures } from "#app/ui/figures.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { Split } from "#app/ui/split.tsx";
import { TRENDING_LIMIT_PAGE } from "#contract/limits.ts";
import type { Trending, TrendingOutfit } from "#contract/outfit/outfit.ts";
import { groupDigits } from "#contract/values/money.ts";

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
            <Eyebrow tone="accent">{messages.eyebrow}</Eyebrow>
            <h1 className="mt-4 font-display text-display-l">
              <span>{messages.title[0]}</span>
              <em>{messages.title[1]}</em>
            </h1>
            <p className="mt-6 max-w-lead text-ink-soft text-lead">{messages.lead}</p>
          </div>
          <TrendingTotals trending={trending} loading={isLoading} />
        </Split>
        <section aria-labelledby="chart-title" className="mt-12 lg:mt-20">
          <h2 id="chart-title" className="sr-only">
            {messages.chartTitle}
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
    <NoTrending mark="👗" retry={retry}>
      <ButtonLink to="/outfit">{messages.browseAll}</ButtonLink>
    </NoTrending>
  );
}

function TrendingChart({ outfits }: { outfits: TrendingOutfit[] }) {
  const { openerProps, viewer } = useOutfitViewer(outfits);
  return (
    <>
      <ol className={CHART_GRID}>
        {outfits.map((outfit, index) => {
          const Card = index === 0 ? TrendingLead : TrendingCard;
          return (
            <li key={outfit._id} className={classNames("grid", index === 0 && "sm:col-span-3")}>
              <Card outfit={outfit} rank={index + 1} opener={openerProps(outfit)} />
            </li>
          );
        })}
      </ol>
      {viewer}
    </>
  );
}

interface TrendingTotalsProps {
  /** Undefined while they load or when they could not be fetched. */
  trending: Trending | undefined;
  loading: boolean;
}

function TrendingTotals({ trending, loading }: TrendingTotalsProps) {
  const figures = [
    { label: messages.totalViews, count: trending?.totalClicks },
    { label: messages.activeOutfits, count: trending?.totalActiveOutfits },
  ];
  return (
    <Figures
      look="tableLarge"
      figures={figures.map(({ label, count }) => ({
        label,
        value: loading ? <Skeleton className="h-lh w-32" /> : countText(count),
      }))}
    />
  );
}

function countText(count: number | undefined): string {
  return count === undefined ? "—" : groupDigits(count);
}

function TrendingCall() {
  const [before, italic, after] = messages.callTitle;
  return (
    <section className="border-line border-t bg-paper-deep">
      <Container space="medium" className="grid justify-items-center gap-8 text-center">
        <h2 className="max-w-[18ch] font-display text-display-m">
          <span>{before}</span>
          <em>{italic}</em>
          <span>{after}</span>
        </h2>
        <div className="flex w-full flex-col justify-center gap-3 sm:flex-row">
          <ButtonLink to="/outfit" size="large">
            {messages.browseAll}
          </ButtonLink>
          <ButtonLink to="/dashboard" variant="secondary" size="large">
            {messages.createOutfit}
          </ButtonLink>
        </div>
      </Container>
    </section>
  );
}
