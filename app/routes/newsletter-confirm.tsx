import { CONFIRM } from "#app/content/newsletter-content.ts";
import { LinkHead } from "#app/entities/settings/link-head.tsx";
import { linkPageHeaders } from "#app/entities/settings/link-page-headers.ts";
import * as messages from "#app/features/newsletter/messages.ts";
import { NewsletterLink } from "#app/features/newsletter/newsletter-link.tsx";

/** Path of the page, and of the API call that its button makes. */
const PATH = "/newsletter/confirm";

export const headers = linkPageHeaders;

export default function NewsletterConfirm() {
  return (
    <>
      <LinkHead title={messages.confirmTitle} description={messages.confirmDescription} path={PATH} />
      <NewsletterLink copy={CONFIRM} path={PATH} />
    </>
  );
}
