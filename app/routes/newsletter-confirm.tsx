import { CONFIRM } from "#app/content/newsletter-content.ts";
import { confirmNewsletter } from "#app/features/newsletter/api/newsletter.ts";
import { NewsletterLink } from "#app/features/newsletter/components/newsletter-link.tsx";
import { LinkHead } from "#app/lib/link-head.tsx";
import { linkPageHeaders } from "#app/lib/link-page-headers.ts";

export const headers = linkPageHeaders;

export default function NewsletterConfirm() {
  return (
    <>
      <LinkHead
        title="Confirm your address"
        description="Confirm your subscription to the weekly newsletter."
        path="/newsletter/confirm"
      />
      <NewsletterLink copy={CONFIRM} call={confirmNewsletter} />
    </>
  );
}
