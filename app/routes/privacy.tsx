import { legalSections } from "#app/content/legal-document.ts";
import { privacyText } from "#app/content/privacy-content.ts";
import { PageMeta } from "#app/entities/settings/page-meta.tsx";
import { useShopName } from "#app/entities/settings/settings.ts";
import { prefetchSiteTexts, WithSiteTexts } from "#app/entities/settings/site-texts.tsx";
import { LegalPage } from "#app/features/legal/legal-page.tsx";
import { PrefetchedData, prefetchForNavigation } from "#app/lib/prefetch.tsx";
import type { Route } from "./+types/privacy.ts";

export const loader = ({ context }: Route.LoaderArgs) => prefetchSiteTexts(context, "privacy");

export const clientLoader = () => prefetchForNavigation(() => []);

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const text = privacyText(useShopName());
  return (
    <PrefetchedData from={loaderData}>
      <PageMeta title={text.title} description={text.lead} path="/privacy" />
      <WithSiteTexts page="privacy">
        {({ sections }) => (
          <LegalPage
            title={text.title}
            since={sections ? undefined : text.since}
            lead={text.lead}
            sections={sections ?? legalSections(text)}
          />
        )}
      </WithSiteTexts>
    </PrefetchedData>
  );
}
