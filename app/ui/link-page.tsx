import { useMutation } from "@tanstack/react-query";
import type { FormEvent, ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { keepFocus } from "#app/ui/keep-focus.ts";
import { MessagePage } from "#app/ui/message-page.tsx";
import * as messages from "#app/ui/messages.ts";

interface Copy {
  /** The middle part is set in italics. */
  title: readonly [string, string, string];
  text: string;
}

interface LinkPageProps<Result> {
  eyebrow: string;
  /** Shown until the call succeeds or fails. */
  prompt: Copy & { button: string };
  /** Undefined until it is read, empty if the link has none. */
  token: string | undefined;
  call: (token: string) => Promise<Result>;
  onDone?: (result: Result) => void;
  done: (result: Result) => Copy;
  /**
   * What to show for a failed call, or without an error for a link without a token. `isLink`: the link is at
   * fault, so another attempt with it would fail too.
   */
  failureOf: (error: Error | undefined) => Copy & { isLink: boolean };
  /** Shown once the call has succeeded or failed. */
  links: (state: { isDone: boolean; canRetry: boolean }) => ReactNode;
}

/**
 * A page that an e-mail links to. The call is made by its button, because mail programs open links and run
 * their scripts. Without scripts the form is posted to the page's own URL.
 */
export function LinkPage<Result>({
  eyebrow,
  prompt,
  token,
  call,
  onDone,
  done,
  failureOf,
  links,
}: LinkPageProps<Result>) {
  const { mutate, data, isSuccess, isPending, error } = useMutation({
    mutationFn: call,
    ...(onDone && { onSuccess: onDone }),
  });

  function send(event: FormEvent) {
    event.preventDefault();
    if (token && !isPending) mutate(token);
  }

  const failure = token === "" ? failureOf(undefined) : error && failureOf(error);
  const page = isSuccess ? done(data) : (failure ?? prompt);
  const canSend = !isSuccess && !failure?.isLink;
  return (
    <div aria-live="polite">
      <MessagePage eyebrow={eyebrow} title={page.title} text={page.text} figure="@">
        {canSend && (
          <form method="post" data-native onSubmit={send}>
            <Button ref={keepFocus} type="submit" size="large" wide busy={isPending}>
              {failure ? messages.retryLink : prompt.button}
            </Button>
          </form>
        )}
        {(isSuccess || failure) && links({ isDone: isSuccess, canRetry: canSend })}
      </MessagePage>
    </div>
  );
}
