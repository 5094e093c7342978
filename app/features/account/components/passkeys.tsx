import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { PASSKEYS } from "#app/content/account-content.ts";
import { LazyConfirmIdentityDialog } from "#app/features/account/components/lazy-confirm-identity-dialog.tsx";
import { PasskeyNameForm } from "#app/features/account/components/passkey-name-form.tsx";
import { PasskeyRow } from "#app/features/account/components/passkey-row.tsx";
import { ProfileSection } from "#app/features/account/components/profile-section.tsx";
import { isPasswordRequired } from "#app/features/account/is-password-required.ts";
import { loadPasskeyCalls } from "#app/features/account/load-passkey-calls.ts";
import { passkeyFailure } from "#app/features/account/passkey-failure.ts";
import { useReturnedFocus } from "#app/features/account/use-returned-focus.ts";
import { accountKey, accountQuery } from "#app/lib/account-state.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { User } from "#contract/user.ts";

/** The passkeys of the account: adding, naming and removing them. */
export function Passkeys({ user }: { user: User }) {
  const query = useQuery(accountQuery(user._id));
  const passkeys = query.data?.passkeys ?? [];
  return (
    <ProfileSection title="Passkeys" lead={PASSKEYS.lead} query={query}>
      {passkeys.length > 0 && (
        <ul className="mb-6 border-line border-t">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey._id} passkey={passkey} />
          ))}
        </ul>
      )}
      <AddPasskey userId={user._id} />
    </ProfileSection>
  );
}

function AddPasskey({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  const [isNaming, setNaming] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const opener = useReturnedFocus(isNaming);
  const adding = useMutation({
    mutationFn: async ({ name, currentPassword }: { name: string; currentPassword?: string | undefined }) =>
      (await loadPasskeyCalls()).addPasskey(name, currentPassword),
    onError: (error) => setAsking(isPasswordRequired(error)),
    onSuccess: async () => {
      setAsking(false);
      await queryClient.invalidateQueries({ queryKey: accountKey });
      setNaming(false);
    },
  });
  const { error, variables } = adding;
  // The first refusal only opens the dialog; a wrong password is said there.
  const wrongPassword = isPasswordRequired(error) && variables?.currentPassword ? error.message : undefined;
  const failure = isPasswordRequired(error) ? undefined : passkeyFailure(error);

  if (!isNaming) {
    return (
      <Button ref={opener} variant="secondary" onClick={() => setNaming(true)}>
        Add a Passkey
      </Button>
    );
  }
  return (
    <>
      <PasskeyNameForm
        suggestion={PASSKEYS.firstName}
        button="Create Passkey"
        busy={adding.isPending}
        onSend={(name) => adding.mutate({ name })}
        onCancel={() => setNaming(false)}
      />
      {failure && !adding.isPending && (
        <Notice tone="danger" className="mt-3">
          {failure}
        </Notice>
      )}
      <LazyConfirmIdentityDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={(currentPassword) => variables && adding.mutate({ name: variables.name, currentPassword })}
        userId={userId}
        error={wrongPassword}
        busy={adding.isPending}
      />
    </>
  );
}
