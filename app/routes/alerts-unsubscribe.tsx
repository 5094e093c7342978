import { ALERTS_OFF } from "#app/content/newsletter-content.ts";
import { LinkHead } from "#app/entities/settings/link-head.tsx";
import { linkPageHeaders } from "#app/entities/settings/link-page-headers.ts";
import * as messages from "#app/features/newsletter/messages.ts";
import { NewsletterLink } from "#app/features/newsletter/newsletter-link.tsx";

/** Path of the page, and of the API call that its button makes. */
const PATH = "/alerts/unsubscribe";

export const headers = linkPageHeaders;

export default function AlertsUnsubscribe() {
  return (
    <>
      <LinkHead title={messages.alertsOffTitle} description={messages.alertsOffDescription} path={PATH} />
      <NewsletterLink copy={ALERTS_OFF} path={PATH} />
    </>
  );
}
