import { PAGE_ERROR } from "#app/content/shop-content.ts";
import { PageTitle } from "#app/entities/settings/page-meta.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { MessagePage } from "#app/ui/message-page.tsx";

/** Shown by the error boundary of a screen, which only a new document resets. */
export function ErrorPage() {
  return (
    <MessagePage eyebrow={PAGE_ERROR.eyebrow} title={PAGE_ERROR.title} text={PAGE_ERROR.text} figure="500">
      <PageTitle title="Something went wrong" />
      <meta name="robots" content="noindex" />
      <Button size="large" onClick={() => location.reload()}>
        Try Again
      </Button>
      <ButtonLink to="/" size="large" variant="secondary">
        Back to Home
      </ButtonLink>
    </MessagePage>
  );
}
