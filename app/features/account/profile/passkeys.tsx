import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { PASSKEYS } from "#app/content/account-content.ts";
import { accountKey, accountQuery } from "#app/entities/account/account-state.ts";
import { loadPasskeyCalls } from "#app/features/account/load-passkey-calls.ts";
import { passkeyFailure } from "#app/features/account/passkey-failure.ts";
import { PasskeyNameForm } from "#app/features/account/profile/passkey-name-form.tsx";
import { PasskeyRow } from "#app/features/account/profile/passkey-row.tsx";
import { ProfileSection } from "#app/features/account/profile/profile-section.tsx";
import { useReturnedFocus } from "#app/features/account/profile/use-returned-focus.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { User } from "#contract/account/account.ts";
import { ApiFailure } from "#contract/http/api-client.ts";

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
      <AddPasskey />
    </ProfileSection>
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
      await queryClient.invalidateQueries({ queryKey: accountKey });
      setNaming(false);
    },
  });
  const { error, variables } = adding;
  const needsCode = isCodeRequired(error) || variables?.code !== undefined;
  const failure = passkeyFailure(error);

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
