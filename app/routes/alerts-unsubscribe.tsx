import { ALERTS_OFF } from "#app/content/newsletter-content.ts";
import { unsubscribeFromAlerts } from "#app/features/newsletter/api/newsletter.ts";
import { NewsletterLink } from "#app/features/newsletter/components/newsletter-link.tsx";
import { PageMeta } from "#app/lib/page-meta.tsx";

export default function AlertsUnsubscribe() {
  return (
    <>
      <PageMeta
        title="Turn Price Alerts Off"
        description="Turn alerts about saved looks off with one click."
        path="/alerts/unsubscribe"
      />
      <NewsletterLink copy={ALERTS_OFF} before={ALERTS_OFF.asking} call={unsubscribeFromAlerts} />
    </>
  );
}
