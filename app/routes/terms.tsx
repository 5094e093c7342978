import { TERMS } from "#app/content/terms-content.ts";
import { LegalPage } from "#app/features/legal/components/legal-page.tsx";
import { PageMeta } from "#app/lib/page-meta.tsx";

export default function Terms() {
  return (
    <>
      <PageMeta title={TERMS.title} description={TERMS.lead} path="/terms" />
      <LegalPage {...TERMS} />
    </>
  );
}
