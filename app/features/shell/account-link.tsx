import { User } from "lucide";
import { BySession } from "#app/entities/session/by-session.tsx";
import { displayName } from "#app/features/shell/display-name.ts";
import * as messages from "#app/features/shell/messages.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import type { User as Person } from "#contract/account/account.ts";

/** The signed-in user's name as a link to the profile; for visitors a link to sign-in. */
export function AccountLink() {
  return (
    <BySession
      member={(user) => <ProfileLink user={user} />}
      visitor={
        <Link
          to="/sign-in"
          className="inline-flex min-h-(--icon-target) min-w-(--icon-target) items-center justify-center font-medium text-small transition-colors duration-calm max-sm:hover:text-accent sm:bg-ink sm:px-4 sm:text-paper sm:hover:bg-accent"
        >
          <Icon of={User} className="sm:hidden" />
          <span className="max-sm:sr-only">{messages.signIn}</span>
        </Link>
      }
    />
  );
}

/** Has no name until the session is known. */
function ProfileLink({ user }: { user: Person | null }) {
  const name = user ? displayName(user) : "";
  return (
    <Link
      to="/profile"
      className="inline-flex min-h-(--icon-target) min-w-(--icon-target) items-center justify-center gap-2.5 text-small transition-colors hover:text-accent"
      aria-label={user ? messages.profileOf(name) : messages.profile}
    >
      <Avatar name={name} picture={user?.avatar || user?.googlePhotoUrl} size="small" tone="accent" />
      <bdi className="hidden max-w-32 truncate xl:inline">{name}</bdi>
    </Link>
  );
}
