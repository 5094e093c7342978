import { PRIVACY } from "#app/content/privacy-content.ts";
import { PageMeta } from "#app/entities/settings/page-meta.tsx";
import { LegalPage } from "#app/features/legal/legal-page.tsx";

export default function Privacy() {
  return (
    <>
      <PageMeta title={PRIVACY.title} description={PRIVACY.lead} path="/privacy" />
      <LegalPage {...PRIVACY} />
    </>
  );
}
