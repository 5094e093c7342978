import { OFFLINE } from "#app/content/shop-content.ts";
import { PageTitle } from "#app/entities/settings/page-meta.tsx";
import { ButtonAnchor, ButtonLink } from "#app/ui/button.tsx";
import { MessagePage } from "#app/ui/message-page.tsx";

/**
 * Shown by the service worker in place of a page that it cannot fetch, at that page's address
 * and without scripts.
 */
export function OfflinePage() {
  return (
    <MessagePage eyebrow={OFFLINE.eyebrow} title={OFFLINE.title} text={OFFLINE.text} figure="~">
      <PageTitle title="You are offline" />
      <meta name="robots" content="noindex" />
      {/* An empty address is that of the page. */}
      <ButtonAnchor href="" size="large">
        Try Again
      </ButtonAnchor>
      <ButtonLink to="/" size="large" variant="secondary">
        Back to Home
      </ButtonLink>
    </MessagePage>
  );
}
