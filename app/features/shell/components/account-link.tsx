import { Link } from "react-router";
import { displayName } from "#app/features/shell/display-name.ts";
import { useCurrentUser } from "#app/lib/session-store.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

/** The signed-in user's name as a link to the profile; for visitors a link to sign-in. */
export function AccountLink() {
  const user = useCurrentUser();
  if (!user) {
    return (
      <span className="hidden sm:block">
        <ButtonLink to="/sign-in" size="small">
          Sign In
        </ButtonLink>
      </span>
    );
  }
  const name = displayName(user);
  return (
    <Link
      to="/profile"
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2.5 text-small transition-colors hover:text-accent"
      aria-label={`Profile of ${name}`}
    >
      <Avatar name={name} picture={user.avatar || user.googlePhotoUrl} size="small" tone="accent" />
      <span className="hidden max-w-[14ch] truncate xl:inline">{name}</span>
    </Link>
  );
}
