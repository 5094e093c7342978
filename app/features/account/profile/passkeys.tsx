import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useRef, useState } from "react";
import { PASSKEYS } from "#app/content/account-content.ts";
import { accountQuery, refreshAccount } from "#app/entities/account/account-state.ts";
import { loadPasskeyCalls, passkeyFailure } from "#app/features/account/passkey-support.ts";
import * as messages from "#app/features/account/profile/messages.ts";
import { PasskeyNameForm, useReturnedFocus } from "#app/features/account/profile/passkey-name-form.tsx";
import { ProfileSection, SectionRow, TimeInText } from "#app/features/account/profile/profile-section.tsx";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { LazyConfirmDialog } from "#app/loading/lazy-confirm-dialog.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { User } from "#contract/account/account.ts";
import type { Passkey } from "#contract/account/passkeys.ts";
import { ApiFailure } from "#contract/http/api-client.ts";

export function Passkeys({ user }: { user: User }) {
  const query = useQuery(accountQuery(user._id));
  const passkeys = query.data?.passkeys ?? [];
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <ProfileSection ref={heading} title={messages.passkeysTitle} lead={PASSKEYS.lead} query={query}>
      {passkeys.length > 0 && (
        <ul className="mb-6 border-line border-t">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey._id} passkey={passkey} focusAfter={heading} />
          ))}
        </ul>
      )}
      <AddPasskey />
    </ProfileSection>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  /** Gets the focus when the passkey is removed. */
  focusAfter: RefObject<HTMLElement | null>;
}

function PasskeyRow({ passkey: { _id, name, createdAt, lastUsedAt }, focusAfter }: PasskeyRowProps) {
  const queryClient = useQueryClient();
  const [isNaming, setNaming] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const opener = useReturnedFocus(isNaming);
  const refresh = () => refreshAccount(queryClient);
  const renaming = useSingleMutation({
    mutationFn: async (typed: string) => (await loadPasskeyCalls()).renamePasskey(_id, typed),
    onSuccess: async () => {
      await refresh();
      setNaming(false);
    },
  });
  const isRemoved = useRef(false);
  const removing = useSingleMutation({
    mutationFn: async () => (await loadPasskeyCalls()).removePasskey(_id),
    onSuccess: () => {
      isRemoved.current = true;
    },
    onSettled: () => {
      setAsking(false);
      void refresh();
    },
  });
  const failure = passkeyFailure(renaming.error ?? removing.error);

  return (
    <li className="border-line border-b py-3">
      {isNaming ? (
        <PasskeyNameForm
          name={name}
          suggestion={name}
          button={messages.save}
          busy={renaming.isPending}
          onSend={(typed) => renaming.mutate(typed)}
          onCancel={() => setNaming(false)}
        />
      ) : (
        <SectionRow
          name={name}
          detail={
            <TimeInText
              iso={lastUsedAt ?? createdAt}
              text={lastUsedAt ? messages.lastUsed : messages.added}
            />
          }
          actions={
            <>
              <Button
                ref={opener}
                variant="ghost"
                size="small"
                aria-label={messages.renamePasskey(name)}
                onClick={() => setNaming(true)}
              >
                {messages.rename}
              </Button>
              <Button
                variant="ghostDanger"
                size="small"
                aria-label={messages.removePasskey(name)}
                onClick={() => setAsking(true)}
              >
                {messages.remove}
              </Button>
            </>
          }
        />
      )}
      {failure && !renaming.isPending && !removing.isPending && (
        <Notice tone="danger" className="mt-3">
          {failure}
        </Notice>
      )}
      <LazyConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => removing.mutate()}
        type="danger"
        title={PASSKEYS.removing.title}
        message={PASSKEYS.removing.text}
        confirmLabel={messages.remove}
        busy={removing.isPending}
        // The pressed button is removed with its row.
        finalFocus={() => !isRemoved.current || focusAfter.current}
      />
    </li>
  );
}

function AddPasskey() {
  const queryClient = useQueryClient();
  const [isNaming, setNaming] = useState(false);
  const opener = useReturnedFocus(isNaming);
  const adding = useSingleMutation({
    mutationFn: async ({ name, code }: { name: string; code?: string | undefined }) =>
      (await loadPasskeyCalls()).addPasskey(name, code),
    onSuccess: async () => {
      await refreshAccount(queryClient);
      setNaming(false);
    },
  });
  const { error, variables } = adding;
  const needsCode = isCodeRequired(error) || variables?.code !== undefined;
  const failure = passkeyFailure(error);

  if (!isNaming) {
    return (
      <Button ref={opener} variant="secondary" onClick={() => setNaming(true)}>
        {messages.addPasskey}
      </Button>
    );
  }
  return (
    <>
      <PasskeyNameForm
        suggestion={PASSKEYS.firstName}
        button={messages.createPasskey}
        busy={adding.isPending}
        needsCode={needsCode}
        onSend={(name, code) => adding.mutate({ name, code })}
        onCancel={() => {
          adding.reset();
          setNaming(false);
        }}
      />
      {failure && !adding.isPending && (
        <Notice tone={isCodeRequired(error) && !variables?.code ? "info" : "danger"} className="mt-3">
          {failure}
        </Notice>
      )}
    </>
  );
}

/** Whether an administrator has to enter the one-time code. */
function isCodeRequired(error: Error | null): boolean {
  return error instanceof ApiFailure && error.code === "PASSKEY_CODE_REQUIRED";
}
