import { data } from "react-router";
import { FORM_OUTCOME } from "#app/content/form-outcome-content.ts";
import { PageTitle } from "#app/entities/settings/page-meta.tsx";
import { useShopName } from "#app/entities/settings/settings.ts";
import * as messages from "#app/features/shell/messages.ts";
import { NotFoundPage } from "#app/features/shell/not-found-page.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { MessagePage } from "#app/ui/message-page.tsx";
import type { Route } from "./+types/form-outcome.ts";

export function loader({ params }: Route.LoaderArgs) {
  return data(null, { status: Object.hasOwn(FORM_OUTCOME, params.outcome) ? 200 : 404 });
}

export function clientLoader() {
  return null;
}

/** After a form that was sent without scripts. */
export default function FormOutcomePage({ params }: Route.ComponentProps) {
  const name = useShopName();
  const outcome = Object.entries(FORM_OUTCOME).find(([name]) => name === params.outcome)?.[1];
  if (!outcome) return <NotFoundPage />;
  return (
    <MessagePage eyebrow={name} title={outcome.title} text={outcome.text} figure="&">
      <PageTitle title={outcome.title.join("")} />
      <meta name="robots" content="noindex" />
      <ButtonLink to={outcome.next?.to ?? "/outfit"} size="large">
        {outcome.next?.label ?? messages.browseOutfits}
      </ButtonLink>
      <ButtonLink to="/" size="large" variant="secondary">
        {messages.backToHome}
      </ButtonLink>
    </MessagePage>
  );
}
