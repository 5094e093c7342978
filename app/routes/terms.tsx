import { TERMS } from "#app/content/terms-content.ts";
import { PageMeta } from "#app/entities/settings/page-meta.tsx";
import { LegalPage } from "#app/features/legal/legal-page.tsx";

export default function Terms() {
  return (
    <>
      <PageMeta title={TERMS.title} description={TERMS.lead} path="/terms" />
      <LegalPage {...TERMS} />
    </>
  );
}
