import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { accountKey, accountQuery } from "#app/features/account/api/account-query.ts";
import { Moment } from "#app/features/account/components/moment.tsx";
import { ProfileSection } from "#app/features/account/components/profile-section.tsx";
import { TextField } from "#app/features/account/components/text-field.tsx";
import { loadPasskeyCalls } from "#app/features/account/load-passkey-calls.ts";
import { passkeyFailure } from "#app/features/account/passkey-failure.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { ApiFailure } from "#contract/api-client.ts";
import type { Passkey } from "#contract/passkeys.ts";
import type { User } from "#contract/user.ts";

/** The passkeys of the account: adding, naming and removing them. */
export function Passkeys({ user }: { user: User }) {
  const query = useQuery(accountQuery(user._id));
  const passkeys = query.data?.passkeys ?? [];
  return (
    <ProfileSection
      title="Passkeys"
      lead="Sign in with your fingerprint, your face or your device's PIN instead of a password. Nobody can guess or steal a passkey."
      query={query}
    >
      {passkeys.length > 0 && (
        <ul className="mb-6 border-line border-t">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey._id} passkey={passkey} />
          ))}
        </ul>
      )}
      <AddPasskey />
    </ProfileSection>
  );
}

function useChange<T>(change: (input: T) => Promise<unknown>, onDone?: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: accountKey });
      onDone?.();
    },
  });
}

function PasskeyRow({ passkey: { _id, name, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const [isNaming, setNaming] = useState(false);
  const renaming = useChange(
    async (typed: string) => (await loadPasskeyCalls()).renamePasskey(_id, typed),
    () => setNaming(false),
  );
  const removing = useChange(async () => (await loadPasskeyCalls()).removePasskey(_id));
  const failure = passkeyFailure(renaming.error ?? removing.error);
  return (
    <li className="border-line border-b py-3">
      {isNaming ? (
        <NameForm
          name={name}
          button="Save"
          busy={renaming.isPending}
          onSend={(typed) => renaming.mutate(typed)}
          onCancel={() => setNaming(false)}
        />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="min-w-0">
            <p className="break-words font-medium">{name}</p>
            <p className="text-caption text-ink-soft">
              {lastUsedAt ? "Last used " : "Added "}
              <Moment iso={lastUsedAt ?? createdAt} />
            </p>
          </div>
          <div className="flex gap-2">
            <Button
              variant="ghost"
              size="small"
              aria-label={`Rename ${name}`}
              onClick={() => setNaming(true)}
            >
              Rename
            </Button>
            <Button
              variant="ghostDanger"
              size="small"
              aria-label={`Remove ${name}`}
              busy={removing.isPending}
              onClick={() => removing.mutate()}
            >
              Remove
            </Button>
          </div>
        </div>
      )}
      {failure && (
        <Notice tone="danger" className="mt-3">
          {failure}
        </Notice>
      )}
    </li>
  );
}

function AddPasskey() {
  const [isNaming, setNaming] = useState(false);
  const adding = useChange(
    async ({ name, password }: { name: string; password?: string }) =>
      (await loadPasskeyCalls()).addPasskey(name, password),
    () => setNaming(false),
  );
  const needsPassword =
    adding.error instanceof ApiFailure && adding.error.code === "CURRENT_PASSWORD_REQUIRED";
  const failure = passkeyFailure(adding.error);
  return (
    <>
      {isNaming ? (
        <NameForm
          name="My device"
          button="Create Passkey"
          busy={adding.isPending}
          asksPassword={needsPassword}
          onSend={(name, password) => adding.mutate({ name, ...(password ? { password } : {}) })}
          onCancel={() => setNaming(false)}
        />
      ) : (
        <Button variant="secondary" onClick={() => setNaming(true)}>
          Add a Passkey
        </Button>
      )}
      {failure && isNaming && !adding.isPending && (
        <Notice tone="danger" className="mt-3">
          {failure}
        </Notice>
      )}
    </>
  );
}

interface NameFormProps {
  name: string;
  button: string;
  busy: boolean;
  /** In a session that is not fresh. */
  asksPassword?: boolean;
  onSend: (name: string, password?: string) => void;
  onCancel: () => void;
}

function NameForm({ name, button, busy, asksPassword, onSend, onCancel }: NameFormProps) {
  const [typed, setTyped] = useState("");
  const [password, setPassword] = useState("");
  function send(event: FormEvent) {
    event.preventDefault();
    onSend(typed.trim() || name, password);
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
      {asksPassword && (
        <TextField
          label="Current password"
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          onChange={({ target }) => setPassword(target.value)}
        />
      )}
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
