import { CONFIRM } from "#app/content/newsletter-content.ts";
import { LinkHead } from "#app/entities/settings/link-head.tsx";
import { linkPageHeaders } from "#app/entities/settings/link-page-headers.ts";
import { confirmNewsletter } from "#app/features/newsletter/newsletter-api.ts";
import { NewsletterLink } from "#app/features/newsletter/newsletter-link.tsx";

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
