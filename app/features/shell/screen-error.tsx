import { isRouteErrorResponse } from "react-router";
import { PAGE_ERROR } from "#app/content/shop-content.ts";
import { PageTitle } from "#app/entities/settings/page-meta.tsx";
import * as messages from "#app/features/shell/messages.ts";
import { NotFoundPage } from "#app/features/shell/not-found-page.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { MessagePage } from "#app/ui/message-page.tsx";

export function ScreenError({ error }: { error: unknown }) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <ErrorPage />;
}

/** Offers to reload, because only a new document resets the error boundary of a screen. */
export function ErrorPage() {
  return (
    <MessagePage eyebrow={PAGE_ERROR.eyebrow} title={PAGE_ERROR.title} text={PAGE_ERROR.text} figure="500">
      <PageTitle title={messages.failedTitle} />
      <meta name="robots" content="noindex" />
      <Button size="large" onClick={() => location.reload()}>
        {messages.tryAgain}
      </Button>
      <ButtonLink to="/" size="large" variant="secondary">
        {messages.backToHome}
      </ButtonLink>
    </MessagePage>
  );
}
