import { data } from "react-router";
import { MALFORMED_ADDRESS } from "#app/content/shop-content.ts";
import { PageTitle } from "#app/entities/settings/page-meta.tsx";
import * as messages from "#app/features/shell/messages.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { MessagePage } from "#app/ui/message-page.tsx";

/** Rendered for every URL that cannot be decoded (server/site/rewrite-malformed-url.ts). */
export function loader() {
  return data(null, { status: 400 });
}

export default function MalformedAddress() {
  const { eyebrow, title, text } = MALFORMED_ADDRESS;
  return (
    <MessagePage eyebrow={eyebrow} title={title} text={text} figure="400">
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
