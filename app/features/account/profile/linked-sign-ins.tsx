import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { LINKED_SIGN_INS } from "#app/content/account-content.ts";
import { accountQuery, refreshAccount } from "#app/entities/account/account-state.ts";
import { inFreshSession } from "#app/entities/account/fresh-session.ts";
import * as messages from "#app/features/account/profile/messages.ts";
import { ProfileSection, SectionRow, TimeInText } from "#app/features/account/profile/profile-section.tsx";
import { browserApi } from "#app/lib/api-client.ts";
import { failureText, requireSuccess } from "#app/lib/failure-text.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { LazyConfirmDialog } from "#app/loading/lazy-confirm-dialog.tsx";
import { Button } from "#app/ui/button.tsx";
import { findHeading } from "#app/ui/find-heading.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { LinkedIdentity, Outcome, User } from "#contract/account/account.ts";

/**
 * The sign-ins at identity providers that open the account; each can be unlinked. Shows nothing if
 * there are none.
 */
export function LinkedSignIns({ user }: { user: User }) {
  const { data } = useQuery(accountQuery(user._id));
  const heading = useRef<HTMLHeadingElement>(null);
  if (!data || data.identities.length === 0) return null;
  // The section is removed with the last one.
  const focusAfter = () => (data.identities.length > 1 ? heading.current : findHeading());
  return (
    <ProfileSection ref={heading} title={LINKED_SIGN_INS.title} lead={LINKED_SIGN_INS.lead}>
      <ul className="border-line border-t">
        {data.identities.map((identity) => (
          <LinkedSignIn key={identity._id} identity={identity} focusAfter={focusAfter} />
        ))}
      </ul>
    </ProfileSection>
  );
}

interface LinkedSignInProps {
  identity: LinkedIdentity;
  /** What gets the focus when the sign-in is unlinked. */
  focusAfter: () => HTMLElement | null;
}

function LinkedSignIn({ identity: { _id, provider, createdAt }, focusAfter }: LinkedSignInProps) {
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const isUnlinked = useRef(false);
  const unlinking = useSingleMutation({
    mutationFn: () => unlinkIdentity(_id),
    onSuccess: () => {
      isUnlinked.current = true;
    },
    onSettled: () => {
      setAsking(false);
      void refreshAccount(queryClient);
    },
  });
  return (
    <li className="border-line border-b py-3">
      <SectionRow
        name={provider}
        detail={<TimeInText iso={createdAt} text={messages.linked} />}
        actions={
          <Button
            variant="ghostDanger"
            size="small"
            aria-label={messages.unlinkSignIn(provider)}
            onClick={() => setAsking(true)}
          >
            {messages.unlink}
          </Button>
        }
      />
      {unlinking.error && !unlinking.isPending && (
        <Notice tone="danger" className="mt-3">
          {failureText(unlinking.error)}
        </Notice>
      )}
      <LazyConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => unlinking.mutate()}
        type="danger"
        title={LINKED_SIGN_INS.unlinking.title}
        message={LINKED_SIGN_INS.unlinking.text}
        confirmLabel={messages.unlink}
        busy={unlinking.isPending}
        // The pressed button is removed with its row.
        finalFocus={() => !isUnlinked.current || focusAfter()}
      />
    </li>
  );
}

async function unlinkIdentity(id: string): Promise<Outcome> {
  const path = `/user/identities/${encodeURIComponent(id)}`;
  return requireSuccess(await inFreshSession(() => browserApi<Outcome>({ method: "DELETE", path })));
}
