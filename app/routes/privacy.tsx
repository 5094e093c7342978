import { privacyText } from "#app/content/privacy-content.ts";
import { PageMeta } from "#app/entities/settings/page-meta.tsx";
import { useShopName } from "#app/entities/settings/settings.ts";
import { LegalPage } from "#app/features/legal/legal-page.tsx";

export default function Privacy() {
  const text = privacyText(useShopName());
  return (
    <>
      <PageMeta title={text.title} description={text.lead} path="/privacy" />
      <LegalPage {...text} />
    </>
  );
}
