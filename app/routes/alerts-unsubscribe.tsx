import { ALERTS_OFF } from "#app/content/newsletter-content.ts";
import { unsubscribeFromAlerts } from "#app/features/newsletter/api/newsletter.ts";
import { NewsletterLink } from "#app/features/newsletter/components/newsletter-link.tsx";
import { LinkHead } from "#app/lib/link-head.tsx";
import { linkPageHeaders } from "#app/lib/link-page-headers.ts";

export const headers = linkPageHeaders;

export default function AlertsUnsubscribe() {
  return (
    <>
      <LinkHead
        title="Turn Price Alerts Off"
        description="Turn alerts about saved looks off with one click."
        path="/alerts/unsubscribe"
      />
      <NewsletterLink copy={ALERTS_OFF} call={unsubscribeFromAlerts} />
    </>
  );
}
