import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { failureText } from "#app/lib/failure-text.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { MessagePage } from "#app/ui/message-page.tsx";
import { NEWSLETTER_MESSAGES } from "#contract/messages/newsletter.ts";

type Title = readonly [string, string, string];

interface NewsletterLinkProps {
  copy: {
    eyebrow: string;
    done: { title: Title; text: string };
    failed: { title: Title };
    noLink: string;
    /** Label of the button that sends what is otherwise sent at once. */
    withoutScripts?: string;
  };
  /** Shown before the call; without a button the call is sent at once. */
  before: { title: Title; text: string; button?: string };
  call: (token: string) => Promise<{ message: string }>;
}

/**
 * The page that a newsletter link opens. The document is the same for every visitor, so the token is read in the browser, or without
 * scripts posted as part of the page's own address; the referrer policy keeps it from other sites.
 */
export function NewsletterLink({ copy, before, call }: NewsletterLinkProps) {
  const [params] = useSearchParams();
  /** Null on the server and until hydration. */
  const [token, setToken] = useState<string | null>(null);
  const isSent = useRef(false);
  const { mutate, data, error, isPending, isSuccess, isError } = useMutation({
    mutationFn: call,
  });
  const isImmediate = before.button === undefined;

  useEffect(() => {
    const secret = params.get("token") ?? "";
    setToken(secret);
    if (!isImmediate || !secret || isSent.current) return;
    isSent.current = true;
    mutate(secret);
  }, [params, isImmediate, mutate]);

  const page = isSuccess
    ? { title: copy.done.title, text: `${data.message} ${copy.done.text}` }
    : isError
      ? { title: copy.failed.title, text: failureText(error, NEWSLETTER_MESSAGES.failed) }
      : token === ""
        ? { title: copy.failed.title, text: copy.noLink }
        : before;
  const canSend = Boolean(token) && !isSuccess && (!isImmediate || isError);

  function send(event: FormEvent) {
    event.preventDefault();
    if (token) mutate(token);
  }

  return (
    <div aria-live="polite">
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <MessagePage eyebrow={copy.eyebrow} title={page.title} text={page.text} figure="@">
        {(canSend || (!isImmediate && token === null)) && (
          <form method="post" data-native onSubmit={send}>
            <Button type="submit" size="large" wide busy={isPending}>
              {isError ? "Try Again" : before.button}
            </Button>
          </form>
        )}
        {isImmediate && (
          <noscript>
            <form method="post">
              <Button type="submit" size="large" wide>
                {copy.withoutScripts}
              </Button>
            </form>
          </noscript>
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
