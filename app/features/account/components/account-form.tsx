import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { preloadResolvers } from "#app/features/account/lazy-resolver.ts";
import { useSessionKnown } from "#app/lib/session-store.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

interface AccountFormProps {
  form: { busy: boolean; message: string | undefined; submit: ComponentProps<"form">["onSubmit"] };
  button: string;
  /** The button's label while the form is being sent. */
  busyButton: string;
  children: ReactNode;
}

/** The sign-in or sign-up form with its message, fields and button. */
export function AccountForm({ form, button, busyButton, children }: AccountFormProps) {
  const { busy, message, submit } = form;
  const ready = useSessionKnown();
  const frame = useRef<HTMLFormElement>(null);

  // The first invalid field is focused by now; the message above it may be out of view.
  useEffect(() => {
    if (message && !busy) frame.current?.scrollIntoView({ block: "nearest" });
  }, [message, busy]);

  return (
    <form
      ref={frame}
      method="post"
      noValidate
      onSubmit={submit}
      onFocus={preloadResolvers}
      className="grid gap-6"
    >
      {message && !busy && <Notice tone="danger">{message}</Notice>}
      {children}
      <Button type="submit" size="large" wide disabled={!ready} busy={busy}>
        {busy ? busyButton : button}
      </Button>
    </form>
  );
}
