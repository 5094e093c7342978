import { HydrationBoundary } from "@tanstack/react-query";
import { TRENDING_SECTION } from "#app/content/home-content.ts";
import { BespokeSection } from "#app/features/bespoke/components/bespoke-section.tsx";
import { ChatWidget } from "#app/features/chat/components/chat-widget.tsx";
import { SlideBanner } from "#app/features/home/banner/slide-banner.tsx";
import { Community } from "#app/features/home/components/community.tsx";
import { Hero } from "#app/features/home/components/hero.tsx";
import { OccasionIndex } from "#app/features/home/components/occasion-index.tsx";
import { Questions } from "#app/features/home/components/questions.tsx";
import { StyleNotes } from "#app/features/home/components/style-notes.tsx";
import { Testimonials } from "#app/features/home/components/testimonials.tsx";
import { WhyChoose } from "#app/features/home/components/why-choose.tsx";
import { NewsletterForm } from "#app/features/newsletter/components/newsletter-form.tsx";
import { trendingQuery } from "#app/features/outfits/api/trending.ts";
import { CoverPictures } from "#app/features/outfits/components/cover-pictures.tsx";
import { HomeTrendingSection } from "#app/features/outfits/components/home-trending-section.tsx";
import { SavedOutfitsPlace } from "#app/features/outfits/saved/saved-outfits-place.tsx";
import { useHomeTrending } from "#app/features/outfits/use-home-trending.ts";
import { nearViewport } from "#app/lib/near-viewport.tsx";
import { PageMeta } from "#app/lib/page-meta.tsx";
import { prefetchForDocument, prefetchForNavigation } from "#app/lib/prefetch.ts";
import { TRENDING_LIMIT_HOME } from "#contract/limits.ts";
import type { Route } from "./+types/home.ts";

const RecentlyViewed = nearViewport(
  async () => (await import("#app/features/outfits/recent/recently-viewed.tsx")).RecentlyViewed,
);

export function loader({ context }: Route.LoaderArgs) {
  return prefetchForDocument(context, (client, api) => [
    client.query(trendingQuery(api, TRENDING_LIMIT_HOME)),
  ]);
}

export function clientLoader() {
  return prefetchForNavigation((client, api) => [client.query(trendingQuery(api, TRENDING_LIMIT_HOME))]);
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.dehydratedState}>
      <HomeScreen />
    </HydrationBoundary>
  );
}

function HomeScreen() {
  const { outfits, retry } = useHomeTrending();
  return (
    <>
      <PageMeta
        title="Complete outfits, every piece linked"
        description="The end of the “Link please?” era: curated, complete outfits for men, women and kids, with a source and a price for every piece."
        path="/"
        image={outfits?.[0]?.image}
      />
      <SavedOutfitsPlace />
      <Hero pictures={outfits?.length === 0 ? null : <CoverPictures outfits={outfits} />} />
      <HomeTrendingSection copy={TRENDING_SECTION} outfits={outfits} retry={retry} />
      <RecentlyViewed />
      <WhyChoose />
      <SlideBanner />
      <OccasionIndex />
      <BespokeSection />
      <Testimonials />
      <Questions />
      <StyleNotes />
      <Community>
        <NewsletterForm inverse className="mt-8" />
      </Community>
      <ChatWidget />
    </>
  );
}
