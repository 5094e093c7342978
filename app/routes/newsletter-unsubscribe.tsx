import { UNSUBSCRIBE } from "#app/content/newsletter-content.ts";
import { unsubscribeNewsletter } from "#app/features/newsletter/api/newsletter.ts";
import { NewsletterLink } from "#app/features/newsletter/components/newsletter-link.tsx";
import { LinkHead } from "#app/lib/link-head.tsx";
import { linkPageHeaders } from "#app/lib/link-page-headers.ts";

export const headers = linkPageHeaders;

export default function NewsletterUnsubscribe() {
  return (
    <>
      <LinkHead
        title="Unsubscribe"
        description="Unsubscribe from the weekly newsletter with one click."
        path="/newsletter/unsubscribe"
      />
      <NewsletterLink copy={UNSUBSCRIBE} call={unsubscribeNewsletter} />
    </>
  );
}
