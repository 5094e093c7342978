import { useSignOut } from "#app/entities/session/sign-out.ts";
import { displayName } from "#app/features/shell/display-name.ts";
import * as messages from "#app/features/shell/identity-card-messages.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { User } from "#contract/account/account.ts";

interface IdentityCardProps {
  user: User;
  onLinkFollowed: () => void;
  onSignedOut: () => void;
}

export function IdentityCard({ user, onLinkFollowed, onSignedOut }: IdentityCardProps) {
  const signingOut = useSignOut("/auth/signout", onSignedOut);
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
          <TextLink look="quiet" size="small" to="/profile" onClick={onLinkFollowed}>
            {messages.myProfile}
          </TextLink>
        </li>
        <li>
          <TextLink look="quiet" size="small" to="/saved" onClick={onLinkFollowed}>
            {messages.savedLooks}
          </TextLink>
        </li>
        <li>
          <TextLink look="quiet" size="small" to="/profile" onClick={onLinkFollowed}>
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
