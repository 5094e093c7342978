import type { QueryClient } from "@tanstack/react-query";
import { faqEntries, HOME_TEXTS, STYLE_NOTE_TEXTS } from "#app/content/home-content.ts";
import { JsonLd } from "#app/entities/outfit/json-ld.tsx";
import { outfitsByIdQuery } from "#app/entities/outfit/related-queries.ts";
import { coverQuery, trendingQuery } from "#app/entities/outfit/trending-query.ts";
import { PageMeta } from "#app/entities/settings/page-meta.tsx";
import { useSettings } from "#app/entities/settings/settings.ts";
import { hasOwnTexts, siteTextsQuery, WithSiteTexts } from "#app/entities/settings/site-texts.tsx";
import { BespokeSection } from "#app/features/bespoke/bespoke-section.tsx";
import { ChatWidget } from "#app/features/chat/chat-widget.tsx";
import { SlideBanner } from "#app/features/home/banner/slide-banner.tsx";
import { Community } from "#app/features/home/community.tsx";
import { CoverPictures, useCoverOutfits } from "#app/features/home/cover-pictures.tsx";
import { Hero } from "#app/features/home/hero.tsx";
import { homeJsonLd } from "#app/features/home/home-json-ld.ts";
import { HomeTrendingSection, useHomeTrending } from "#app/features/home/home-trending-section.tsx";
import * as messages from "#app/features/home/messages.ts";
import { OccasionIndex } from "#app/features/home/occasion-index.tsx";
import { Questions } from "#app/features/home/questions.tsx";
import { SavedOutfitsSection } from "#app/features/home/saved-outfits-section.tsx";
import { StyleNotes } from "#app/features/home/style-notes.tsx";
import { Testimonials } from "#app/features/home/testimonials.tsx";
import { WhyChoose } from "#app/features/home/why-choose.tsx";
import { NewsletterForm } from "#app/features/newsletter/newsletter-form.tsx";
import { documentContext } from "#app/lib/document-context.ts";
import { PrefetchedData, prefetchForDocument, prefetchForNavigation } from "#app/lib/prefetch.tsx";
import { lazyPart } from "#app/loading/lazy-part.tsx";
import type { ApiClient } from "#contract/http/api-client.ts";
import { TRENDING_LIMIT_HOME } from "#contract/limits.ts";
import type { HomeTexts, SiteTexts } from "#contract/shop/site-texts.ts";
import type { Route } from "./+types/home.ts";

const RecentlyViewed = lazyPart(
  async () => (await import("#app/features/related/recently-viewed.tsx")).RecentlyViewed,
  { when: "near" },
);

export function loader({ context }: Route.LoaderArgs) {
  const isOwn = hasOwnTexts(context.get(documentContext).settings, "home");
  return prefetchForDocument(context, (client, api) => [
    client.query(trendingQuery(api, TRENDING_LIMIT_HOME)),
    client.query(coverQuery(api)),
    ...(isOwn ? [prefetchTexts(client, api)] : []),
  ]);
}

async function prefetchTexts(client: QueryClient, api: ApiClient) {
  const { home } = await client.query(siteTextsQuery(api, "home"));
  const ids = home?.hero.outfitIds ?? [];
  if (ids.length > 0) await client.query(outfitsByIdQuery(api, ids));
}

export function clientLoader() {
  return prefetchForNavigation((client, api) => [
    client.query(trendingQuery(api, TRENDING_LIMIT_HOME)),
    client.query(coverQuery(api)),
  ]);
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <PrefetchedData from={loaderData}>
      <WithSiteTexts page="home" head={<HomeMeta />}>
        {(texts) => <HomeScreen {...texts} />}
      </WithSiteTexts>
    </PrefetchedData>
  );
}

interface HomeMetaProps {
  /** The shop's own opening, which link previews then show. */
  hero?: HomeTexts["hero"] | undefined;
  image?: string | undefined;
}

function HomeMeta({ hero, image }: HomeMetaProps) {
  const { identity } = useSettings();
  return (
    <PageMeta
      title={hero?.headline ?? messages.pageTitle}
      description={hero?.text ?? messages.pageDescription(identity)}
      path="/"
      image={image}
    />
  );
}

function HomeScreen({ home, faq, styleNotes }: SiteTexts) {
  const settings = useSettings();
  const questions = faq ?? faqEntries(settings.identity.name);
  const { hero, features, banner } = home ?? HOME_TEXTS;
  const { outfits, retry } = useHomeTrending();
  const cover = useCoverOutfits(outfits, hero.outfitIds);
  return (
    <>
      <HomeMeta hero={home?.hero} image={cover?.[0]?.image} />
      <JsonLd data={import.meta.env.SSR ? homeJsonLd(settings, questions) : []} />
      <Hero texts={hero} pictures={cover?.length === 0 ? null : <CoverPictures outfits={cover} />} />
      <SavedOutfitsSection />
      <HomeTrendingSection outfits={outfits} retry={retry} />
      <RecentlyViewed />
      <WhyChoose features={features} />
      <SlideBanner slides={banner} />
      <OccasionIndex />
      <BespokeSection />
      <Testimonials />
      <Questions entries={questions} />
      <StyleNotes notes={styleNotes ?? STYLE_NOTE_TEXTS} />
      <Community>
        <NewsletterForm inverse className="mt-8" />
      </Community>
      <ChatWidget />
    </>
  );
}
