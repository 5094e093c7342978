import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { PASSKEYS } from "#app/content/account-content.ts";
import { accountKey } from "#app/entities/account/account-state.ts";
import { loadPasskeyCalls } from "#app/features/account/load-passkey-calls.ts";
import { passkeyFailure } from "#app/features/account/passkey-failure.ts";
import { Moment } from "#app/features/account/profile/moment.tsx";
import { PasskeyNameForm } from "#app/features/account/profile/passkey-name-form.tsx";
import { useReturnedFocus } from "#app/features/account/profile/use-returned-focus.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { LazyConfirmDialog } from "#app/loading/lazy-confirm-dialog.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Passkey } from "#contract/account/passkeys.ts";

/** A passkey with its name and last use; it can be renamed and removed. */
export function PasskeyRow({ passkey: { _id, name, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const queryClient = useQueryClient();
  const [isNaming, setNaming] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const opener = useReturnedFocus(isNaming);
  const refresh = () => queryClient.invalidateQueries({ queryKey: accountKey });
  const renaming = useSingleMutation({
    mutationFn: async (typed: string) => (await loadPasskeyCalls()).renamePasskey(_id, typed),
    onSuccess: async () => {
      await refresh();
      setNaming(false);
    },
  });
  const removing = useSingleMutation({
    mutationFn: async () => (await loadPasskeyCalls()).removePasskey(_id),
    onSuccess: refresh,
    onSettled: () => setAsking(false),
  });
  const failure = passkeyFailure(renaming.error ?? removing.error);

  return (
    <li className="border-line border-b py-3">
      {isNaming ? (
        <PasskeyNameForm
          name={name}
          suggestion={name}
          button="Save"
          busy={renaming.isPending}
          onSend={(typed) => renaming.mutate(typed)}
          onCancel={() => setNaming(false)}
        />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 sm:flex-nowrap">
          <div className="min-w-0">
            <p dir="auto" className="font-medium">
              {name}
            </p>
            <p className="text-caption text-ink-soft">
              <span>{lastUsedAt ? "Last used " : "Added "}</span>
              <Moment iso={lastUsedAt ?? createdAt} />
            </p>
          </div>
          <div className="-mx-4 flex shrink-0 sm:ml-0">
            <Button
              ref={opener}
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
              onClick={() => setAsking(true)}
            >
              Remove
            </Button>
          </div>
        </div>
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
        confirmLabel="Remove"
        busy={removing.isPending}
      />
    </li>
  );
}
