import { CONFIRM } from "#app/content/newsletter-content.ts";
import { confirmNewsletter } from "#app/features/newsletter/api/newsletter.ts";
import { NewsletterLink } from "#app/features/newsletter/components/newsletter-link.tsx";
import { PageMeta } from "#app/lib/page-meta.tsx";

export default function NewsletterConfirm() {
  return (
    <>
      <PageMeta
        title="Confirm your address"
        description="Confirm your subscription to the weekly newsletter."
        path="/newsletter/confirm"
      />
      <NewsletterLink copy={CONFIRM} before={CONFIRM.waiting} isImmediate call={confirmNewsletter} />
    </>
  );
}
