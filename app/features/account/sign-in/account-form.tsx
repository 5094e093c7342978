import { type ReactNode, useEffect, useRef } from "react";
import { preloadSchemas } from "#app/features/account/load-schemas.ts";
import type { AccountFormState } from "#app/features/account/use-account-form.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

interface AccountFormProps {
  form: Pick<AccountFormState, "busy" | "message" | "submit" | "revalidate">;
  button: string;
  /** The button's label while the form is being sent. */
  busyButton: string;
  children: ReactNode;
}

/** The sign-in or sign-up form with its message, fields and button. */
export function AccountForm({ form, button, busyButton, children }: AccountFormProps) {
  const { busy, message, submit, revalidate } = form;
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
      onChange={revalidate}
      onFocus={preloadSchemas}
      className="grid gap-6"
    >
      {message && !busy && <Notice tone="danger">{message}</Notice>}
      {children}
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? busyButton : button}
      </Button>
    </form>
  );
}
