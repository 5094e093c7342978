import { privacyText } from "#app/content/privacy-content.ts";
import { useShopName } from "#app/entities/settings/settings.ts";
import { prefetchSiteTexts } from "#app/entities/settings/site-texts.tsx";
import { LegalPage } from "#app/features/legal/legal-page.tsx";
import { PrefetchedData, prefetchForNavigation } from "#app/lib/prefetch.tsx";
import type { Route } from "./+types/privacy.ts";

export const loader = ({ context }: Route.LoaderArgs) => prefetchSiteTexts(context, "privacy");

export const clientLoader = () => prefetchForNavigation(() => []);

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return (
    <PrefetchedData from={loaderData}>
      <LegalPage page="privacy" text={privacyText(useShopName())} />
    </PrefetchedData>
  );
}
