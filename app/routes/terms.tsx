import { termsText } from "#app/content/terms-content.ts";
import { useShopName } from "#app/entities/settings/settings.ts";
import { prefetchSiteTexts } from "#app/entities/settings/site-texts.tsx";
import { LegalPage } from "#app/features/legal/legal-page.tsx";
import { PrefetchedData, prefetchForNavigation } from "#app/lib/prefetch.tsx";
import type { Route } from "./+types/terms.ts";

export const loader = ({ context }: Route.LoaderArgs) => prefetchSiteTexts(context, "terms");

export const clientLoader = () => prefetchForNavigation(() => []);

export default function Terms({ loaderData }: Route.ComponentProps) {
  return (
    <PrefetchedData from={loaderData}>
      <LegalPage page="terms" text={termsText(useShopName())} />
    </PrefetchedData>
  );
}
