import { NOT_FOUND } from "#app/content/shop-content.ts";
import { PageTitle } from "#app/entities/settings/page-meta.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { MessagePage } from "#app/ui/message-page.tsx";

/** Shown for unknown URLs. */
export function NotFoundPage() {
  return (
    <MessagePage eyebrow={NOT_FOUND.eyebrow} title={NOT_FOUND.title} text={NOT_FOUND.text} figure="404">
      <PageTitle title="Page not found" />
      <meta name="robots" content="noindex" />
      <ButtonLink to="/outfit" size="large">
        Browse Outfits
      </ButtonLink>
      <ButtonLink to="/" size="large" variant="secondary">
        Back to Home
      </ButtonLink>
    </MessagePage>
  );
}
