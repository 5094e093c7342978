import { PRIVACY } from "#app/content/privacy-content.ts";
import { LegalPage } from "#app/features/legal/components/legal-page.tsx";
import { PageMeta } from "#app/lib/page-meta.tsx";

export default function Privacy() {
  return (
    <>
      <PageMeta title={PRIVACY.title} description={PRIVACY.lead} path="/privacy" />
      <LegalPage {...PRIVACY} />
    </>
  );
}
