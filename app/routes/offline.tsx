import { OFFLINE } from "#app/content/shop-content.ts";
import { callOf, InlineScript } from "#app/early/inline-script.tsx";
import { PageTitle } from "#app/entities/settings/page-meta.tsx";
import * as messages from "#app/features/shell/messages.ts";
import { ButtonAnchor, ButtonLink } from "#app/ui/button.tsx";
import { MessagePage } from "#app/ui/message-page.tsx";

/** Runs without the site's scripts. Self-contained, because its text is an inline script. */
function reloadOnReturn(): void {
  addEventListener("online", () => location.reload());
}

/**
 * The service worker shows it in place of a page that it cannot fetch, without the site's scripts. It makes
 * way for the page when the connection is back.
 */
export default function Offline() {
  return (
    <MessagePage eyebrow={OFFLINE.eyebrow} title={OFFLINE.title} text={OFFLINE.text} figure="~">
      <PageTitle title={messages.offlineTitle} />
      <meta name="robots" content="noindex" />
      <InlineScript code={import.meta.env.SSR ? callOf(reloadOnReturn) : ""} />
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
