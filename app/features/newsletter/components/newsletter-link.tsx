import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { FAILED } from "#app/content/newsletter-content.ts";
import { UNREACHABLE } from "#app/content/unreachable-content.ts";
import { isUnreachable } from "#app/lib/failure-text.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { MessagePage } from "#app/ui/message-page.tsx";
import { ApiFailure } from "#contract/api-client.ts";

type Title = readonly [string, string, string];

interface NewsletterLinkProps {
  copy: {
    eyebrow: string;
    done: { title: Title; text: string };
    /** The link does not work. */
    failed: { title: Title };
    noLink: string;
  };
  /** Shown before the call. */
  before: { title: Title; text: string; button: string };
  /** The call is sent without a press of the button, which shows only if nothing happens for a while. */
  isImmediate?: boolean;
  call: (token: string) => Promise<{ message: string }>;
}

/**
 * The page that a newsletter link opens. The document is the same for every visitor, so the token is read in the browser, or without
 * scripts posted as part of the page's own address; the referrer policy keeps it from other sites.
 */
export function NewsletterLink({ copy, before, isImmediate = false, call }: NewsletterLinkProps) {
  const [params] = useSearchParams();
  /** Null on the server and until hydration. */
  const [token, setToken] = useState<string | null>(null);
  const isSent = useRef(false);
  const { mutate, data, error, isPending, isSuccess } = useMutation({
    mutationFn: call,
  });

  useEffect(() => {
    const secret = params.get("token") ?? "";
    setToken(secret);
    if (!isImmediate || !secret || isSent.current) return;
    isSent.current = true;
    mutate(secret);
  }, [params, isImmediate, mutate]);

  const failure =
    token === "" ? { title: copy.failed.title, text: copy.noLink, canRetry: false } : failureOf(error, copy);
  const page = isSuccess
    ? { title: copy.done.title, text: `${data.message} ${copy.done.text}` }
    : (failure ?? before);
  const canSend = !isSuccess && (!failure || failure.canRetry);

  function send(event: FormEvent) {
    event.preventDefault();
    if (token) mutate(token);
  }

  return (
    <div aria-live="polite">
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <MessagePage eyebrow={copy.eyebrow} title={page.title} text={page.text} figure="@">
        {canSend && (
          <form
            method="post"
            data-native
            onSubmit={send}
            className={isImmediate && !failure ? "animate-late" : undefined}
          >
            <Button type="submit" size="large" wide busy={isPending}>
              {failure ? "Try Again" : before.button}
            </Button>
          </form>
        )}
        {(isSuccess || failure) && (
          <ButtonLink to="/outfit" size="large" variant={canSend ? "secondary" : "primary"}>
            Browse Outfits
          </ButtonLink>
        )}
      </MessagePage>
    </div>
  );
}

function failureOf(error: Error | null, copy: NewsletterLinkProps["copy"]) {
  if (!error) return undefined;
  if (!(error instanceof ApiFailure) || isUnreachable(error)) return { ...UNREACHABLE, canRetry: true };
  // 400: a token that is none, in a link that was cut off or changed.
  const isLink = error.status === 404 || error.status === 400;
  return { title: isLink ? copy.failed.title : FAILED, text: error.message, canRetry: !isLink };
}
