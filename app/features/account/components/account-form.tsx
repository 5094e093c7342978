import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { preloadResolvers } from "#app/features/account/lazy-resolver.ts";
import { useSessionKnown } from "#app/lib/session-store.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

interface AccountFormProps {
  form: { busy: boolean; message: string | undefined; submit: ComponentProps<"form">["onSubmit"] };
  button: string;
  /** What the button says while the form is being sent. */
  busyButton: string;
  children: ReactNode;
}

/** The frame of a form by which people come in: what is wrong with it, its fields, its button. */
export function AccountForm({ form, button, busyButton, children }: AccountFormProps) {
  const { busy, message, submit } = form;
  const ready = useSessionKnown();
  const frame = useRef<HTMLFormElement>(null);

  // The first wrong field has the focus by now; what is wrong with them all stands above it.
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
