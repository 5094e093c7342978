import { ABOUT, aboutChapters } from "#app/content/about-content.ts";
import { PageMeta } from "#app/entities/settings/page-meta.tsx";
import { useSettings } from "#app/entities/settings/settings.ts";
import { prefetchSiteTexts, WithSiteTexts } from "#app/entities/settings/site-texts.tsx";
import { AboutHero, Chapters, ClosingCall, Points } from "#app/features/about/about-sections.tsx";
import * as messages from "#app/features/about/messages.ts";
import { PrefetchedData, prefetchForNavigation } from "#app/lib/prefetch.tsx";
import type { Route } from "./+types/about-us.ts";

export const loader = ({ context }: Route.LoaderArgs) => prefetchSiteTexts(context, "about");

export const clientLoader = () => prefetchForNavigation(() => []);

export default function AboutUs({ loaderData }: Route.ComponentProps) {
  const { identity } = useSettings();
  return (
    <PrefetchedData from={loaderData}>
      <PageMeta
        title={messages.pageTitle}
        description={messages.pageDescription(identity)}
        path="/about-us"
        image="/pictures/office-wide-1280.jpg"
      />
      <WithSiteTexts page="about">
        {({ sections }) => (
          <>
            <AboutHero />
            <Chapters chapters={sections ?? aboutChapters(identity.name)} />
            {!sections && (
              <>
                <Points id="the-problem" {...ABOUT.problem} dark />
                <Points id="our-solution" {...ABOUT.solution} />
              </>
            )}
            <ClosingCall />
          </>
        )}
      </WithSiteTexts>
    </PrefetchedData>
  );
}
