import { UNSUBSCRIBE } from "#app/content/newsletter-content.ts";
import { unsubscribeNewsletter } from "#app/features/newsletter/api/newsletter.ts";
import { NewsletterLink } from "#app/features/newsletter/components/newsletter-link.tsx";
import { PageMeta } from "#app/lib/page-meta.tsx";

export default function NewsletterUnsubscribe() {
  return (
    <>
      <PageMeta
        title="Unsubscribe"
        description="Unsubscribe from the weekly newsletter with one click."
        path="/newsletter/unsubscribe"
      />
      <NewsletterLink copy={UNSUBSCRIBE} before={UNSUBSCRIBE.asking} call={unsubscribeNewsletter} />
    </>
  );
}
