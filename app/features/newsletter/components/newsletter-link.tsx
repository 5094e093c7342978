import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { browserApi } from "#app/lib/api-client.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { MessagePage } from "#app/ui/message-page.tsx";
import type { ApiClient } from "#contract/api-client.ts";
import { NEWSLETTER_MESSAGES } from "#contract/messages/newsletter.ts";

type Title = readonly [string, string, string];

interface NewsletterLinkProps {
  copy: {
    eyebrow: string;
    done: { title: Title; text: string };
    failed: { title: Title };
    noLink: string;
  };
  /** Before it is done; without a button it is done at once. */
  before: { title: Title; text: string; button?: string };
  figure: string;
  follow: (api: ApiClient, token: string) => Promise<{ message: string }>;
}

/**
 * The page behind a link of a letter. The document is the same for everybody, so the link's secret is read in the browser, and it
 * is handed to nobody but the shop.
 */
export function NewsletterLink({ copy, before, figure, follow }: NewsletterLinkProps) {
  const [params] = useSearchParams();
  /** Null until the page reacts, as on the server. */
  const [token, setToken] = useState<string | null>(null);
  const followed = useRef(false);
  const { mutate, data, error, isPending, isSuccess, isError } = useMutation({
    mutationFn: (secret: string) => follow(browserApi, secret),
  });
  const atOnce = before.button === undefined;

  useEffect(() => {
    const secret = params.get("token") ?? "";
    setToken(secret);
    if (!atOnce || !secret || followed.current) return;
    followed.current = true;
    mutate(secret);
  }, [params, atOnce, mutate]);

  const page = isSuccess
    ? { title: copy.done.title, text: `${data.message} ${copy.done.text}` }
    : isError
      ? { title: copy.failed.title, text: failureText(error, NEWSLETTER_MESSAGES.failed) }
      : token === ""
        ? { title: copy.failed.title, text: copy.noLink }
        : before;
  const mayTry = Boolean(token) && !isSuccess && (!atOnce || isError);

  return (
    <div aria-live="polite">
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <MessagePage eyebrow={copy.eyebrow} title={page.title} text={page.text} figure={figure}>
        {(mayTry || (!atOnce && token === null)) && (
          <Button size="large" disabled={!token} busy={isPending} onClick={() => token && mutate(token)}>
            {isError ? "Try Again" : before.button}
          </Button>
        )}
        {(isSuccess || isError || token === "") && (
          <ButtonLink to="/outfit" size="large" variant={isError ? "secondary" : "primary"}>
            Browse Outfits
          </ButtonLink>
        )}
      </MessagePage>
    </div>
  );
}
