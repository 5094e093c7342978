import { UNSUBSCRIBE } from "#app/content/newsletter-content.ts";
import { LinkHead } from "#app/entities/settings/link-head.tsx";
import { linkPageHeaders } from "#app/entities/settings/link-page-headers.ts";
import { unsubscribeNewsletter } from "#app/features/newsletter/newsletter-api.ts";
import { NewsletterLink } from "#app/features/newsletter/newsletter-link.tsx";

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
