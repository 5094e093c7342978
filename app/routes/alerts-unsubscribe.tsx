import { ALERTS_OFF } from "#app/content/newsletter-content.ts";
import { LinkHead } from "#app/entities/settings/link-head.tsx";
import { linkPageHeaders } from "#app/entities/settings/link-page-headers.ts";
import { unsubscribeFromAlerts } from "#app/features/newsletter/newsletter-api.ts";
import { NewsletterLink } from "#app/features/newsletter/newsletter-link.tsx";

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
