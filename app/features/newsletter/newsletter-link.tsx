import { FAILED } from "#app/content/newsletter-content.ts";
import { UNREACHABLE } from "#app/content/unreachable-content.ts";
import { useEmailToken } from "#app/entities/account/use-email-token.ts";
import * as messages from "#app/features/newsletter/messages.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { isUnreachable } from "#app/lib/failure-text.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { LinkPage } from "#app/ui/link-page.tsx";
import { ApiFailure } from "#contract/http/api-client.ts";

type Title = readonly [string, string, string];

interface LinkCopy {
  eyebrow: string;
  prompt: { title: Title; text: string; button: string };
  done: { title: Title; text: string };
  /** For a link that does not work. */
  failed: { title: Title };
  noLink: string;
}

interface NewsletterLinkProps {
  copy: LinkCopy;
  /** Path of the API call that the button makes with the token. */
  path: string;
}

/** The page that a link in a newsletter or a price alert opens. */
export function NewsletterLink({ copy, path }: NewsletterLinkProps) {
  return (
    <LinkPage
      eyebrow={copy.eyebrow}
      prompt={copy.prompt}
      token={useEmailToken()}
      call={(token) => browserApi<{ message: string }>({ method: "POST", path, body: { token } })}
      done={({ message }) => ({ title: copy.done.title, text: `${message} ${copy.done.text}` })}
      failureOf={(error) => failureOf(error, copy)}
      links={({ canRetry }) => (
        <ButtonLink to="/outfit" size="large" variant={canRetry ? "secondary" : "primary"}>
          {messages.browseOutfits}
        </ButtonLink>
      )}
    />
  );
}

function failureOf(error: Error | undefined, copy: LinkCopy) {
  if (!error) return { title: copy.failed.title, text: copy.noLink, isLink: true };
  if (!(error instanceof ApiFailure) || isUnreachable(error)) return { ...UNREACHABLE, isLink: false };
  // 400: a truncated or altered link has a token that fails validation.
  const isLink = error.status === 404 || error.status === 400;
  return { title: isLink ? copy.failed.title : FAILED, text: error.message, isLink };
}
