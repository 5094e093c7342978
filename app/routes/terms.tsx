import { termsText } from "#app/content/terms-content.ts";
import { PageMeta } from "#app/entities/settings/page-meta.tsx";
import { useShopName } from "#app/entities/settings/settings.ts";
import { LegalPage } from "#app/features/legal/legal-page.tsx";

export default function Terms() {
  const text = termsText(useShopName());
  return (
    <>
      <PageMeta title={text.title} description={text.lead} path="/terms" />
      <LegalPage {...text} />
    </>
  );
}
