import { NOT_FOUND } from "#app/content/shop-content.ts";
import { PageTitle } from "#app/entities/settings/page-meta.tsx";
import * as messages from "#app/features/shell/messages.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { MessagePage } from "#app/ui/message-page.tsx";

export function NotFoundPage() {
  return (
    <MessagePage eyebrow={NOT_FOUND.eyebrow} title={NOT_FOUND.title} text={NOT_FOUND.text} figure="404">
      <PageTitle title={messages.notFoundTitle} />
      <meta name="robots" content="noindex" />
      <ButtonLink to="/outfit" size="large">
        {messages.browseOutfits}
      </ButtonLink>
      <ButtonLink to="/" size="large" variant="secondary">
        {messages.backToHome}
      </ButtonLink>
    </MessagePage>
  );
}
