import { OFFLINE } from "#app/content/shop-content.ts";
import { PageTitle } from "#app/entities/settings/page-meta.tsx";
import * as messages from "#app/features/shell/messages.ts";
import { ButtonAnchor, ButtonLink } from "#app/ui/button.tsx";
import { MessagePage } from "#app/ui/message-page.tsx";

/** The service worker shows it in place of a page that it cannot fetch, without scripts. */
export default function Offline() {
  return (
    <MessagePage eyebrow={OFFLINE.eyebrow} title={OFFLINE.title} text={OFFLINE.text} figure="~">
      <PageTitle title={messages.offlineTitle} />
      <meta name="robots" content="noindex" />
      {/* An empty URL is that of the page. */}
      <ButtonAnchor href="" size="large">
        {messages.tryAgain}
      </ButtonAnchor>
      <ButtonLink to="/" size="large" variant="secondary">
        {messages.backToHome}
      </ButtonLink>
    </MessagePage>
  );
}
