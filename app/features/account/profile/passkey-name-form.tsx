import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import * as messages from "#app/features/account/profile/messages.ts";
import { TextField } from "#app/features/account/text-field.tsx";
import { Button } from "#app/ui/button.tsx";

interface PasskeyNameFormProps {
  /** The current name; undefined for a new passkey. */
  name?: string;
  /** The name if none is typed. */
  suggestion: string;
  button: string;
  busy: boolean;
  /** Whether the one-time code of an administrator is asked for too. */
  needsCode?: boolean;
  onSend: (name: string, code?: string) => void;
  onCancel: () => void;
}

export function PasskeyNameForm({
  name = "",
  suggestion,
  button,
  busy,
  needsCode = false,
  onSend,
  onCancel,
}: PasskeyNameFormProps) {
  const [typed, setTyped] = useState(name);
  const [code, setCode] = useState("");
  const field = useRef<HTMLInputElement>(null);
  // The form has replaced the button that opened it and had the focus.
  useEffect(() => field.current?.focus(), []);
  function send(event: FormEvent) {
    event.preventDefault();
    onSend(typed.trim() || suggestion, needsCode ? code.trim() : undefined);
  }
  return (
    <form method="post" onSubmit={send} className="grid max-w-md gap-4">
      <TextField
        ref={field}
        label={messages.passkeyName}
        name="passkeyName"
        autoComplete="off"
        defaultValue={name}
        placeholder={suggestion}
        onChange={({ target }) => setTyped(target.value)}
      />
      {needsCode && (
        <TextField
          label={messages.oneTimeCode}
          name="passkeyCode"
          autoComplete="one-time-code"
          onChange={({ target }) => setCode(target.value)}
        />
      )}
      <div className="flex gap-3">
        <Button type="submit" busy={busy}>
          {button}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={onCancel}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}

/** A ref for the button that the form replaces: it gets the focus back when the form is removed. */
export function useReturnedFocus(isReplaced: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasReplaced = useRef(false);
  useEffect(() => {
    if (wasReplaced.current && !isReplaced) button.current?.focus();
    wasReplaced.current = isReplaced;
  }, [isReplaced]);
  return button;
}
