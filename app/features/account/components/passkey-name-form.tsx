import { type FormEvent, useState } from "react";
import { TextField } from "#app/features/account/components/text-field.tsx";
import { Button } from "#app/ui/button.tsx";

interface PasskeyNameFormProps {
  /** The name if none is typed. */
  name: string;
  button: string;
  busy: boolean;
  onSend: (name: string) => void;
  onCancel: () => void;
}

/** Names a passkey. */
export function PasskeyNameForm({ name, button, busy, onSend, onCancel }: PasskeyNameFormProps) {
  const [typed, setTyped] = useState("");
  function send(event: FormEvent) {
    event.preventDefault();
    onSend(typed.trim() || name);
  }
  return (
    <form method="post" onSubmit={send} className="grid max-w-md gap-4">
      <TextField
        label="Name of the passkey"
        name="passkeyName"
        autoComplete="off"
        placeholder={name}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="flex gap-3">
        <Button type="submit" busy={busy}>
          {button}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
