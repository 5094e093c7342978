import { endChosenSession, failSessionWork, startSessionWork } from "#app/entities/session/session-store.ts";
import { displayName } from "#app/features/shell/display-name.ts";
import * as messages from "#app/features/shell/identity-card-messages.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { requireSuccess } from "#app/lib/failure-text.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { actPendingNow } from "#app/ui/act-after-undo.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Outcome, User } from "#contract/account/account.ts";

interface IdentityCardProps {
  user: User;
  /** Called when a link is followed. */
  onLeave: () => void;
  onSignedOut: () => void;
}

export function IdentityCard({ user, onLeave, onSignedOut }: IdentityCardProps) {
  const signingOut = useSingleMutation({
    mutationFn: signOut,
    onMutate: startSessionWork,
    onSuccess: () => {
      endChosenSession();
      onSignedOut();
    },
    onError: failSessionWork,
  });
  return (
    <section aria-label={messages.yourAccount} className="mt-8 bg-paper-deep p-5">
      <div className="flex items-center gap-4">
        <Avatar name={displayName(user)} picture={user.avatar || user.googlePhotoUrl} tone="accent" />
        <div className="min-w-0">
          <p dir="auto" className="truncate font-semibold">
            {user.username || messages.unnamed}
          </p>
          <p className="truncate text-caption text-ink-soft">{user.email}</p>
        </div>
      </div>
      <ul className="mt-4 flex flex-wrap items-center gap-x-6 border-line-strong/40 border-t pt-3">
        <li>
          <TextLink look="quiet" size="small" to="/profile" onClick={onLeave}>
            {messages.myProfile}
          </TextLink>
        </li>
        <li>
          <TextLink look="quiet" size="small" to="/saved" onClick={onLeave}>
            {messages.savedLooks}
          </TextLink>
        </li>
        <li>
          <TextLink look="quiet" size="small" to="/profile" onClick={onLeave}>
            {messages.settings}
          </TextLink>
        </li>
        <li className="ml-auto">
          <Button variant="link" busy={signingOut.isPending} onClick={() => signingOut.mutate()}>
            {messages.logOut}
          </Button>
        </li>
      </ul>
      {signingOut.error && (
        <p role="alert" className="mt-2 text-caption text-danger">
          {signingOut.error.message}
        </p>
      )}
    </section>
  );
}

/** Ends the session on the server, once what needs it has been sent. */
async function signOut(): Promise<Outcome> {
  await actPendingNow();
  return requireSuccess(await browserApi<Outcome>({ method: "POST", path: "/auth/signout" }));
}
