import { Link } from "react-router";
import { useCurrentUser } from "#app/lib/session-store.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { User } from "#contract/user.ts";

/** Who is signed in, leading to the profile; else the way to sign in. */
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
  return (
    <Link
      to="/profile"
      className="inline-flex min-h-11 items-center gap-2.5 text-small transition-colors hover:text-accent"
      aria-label={`Profile of ${displayName(user)}`}
    >
      <Avatar user={user} />
      <span className="hidden max-w-[14ch] truncate xl:inline">{displayName(user)}</span>
    </Link>
  );
}

function Avatar({ user }: { user: User }) {
  const picture = user.avatar || user.googlePhotoUrl;
  if (picture) {
    return <img src={picture} alt="" width={36} height={36} className="size-9 rounded-pill object-cover" />;
  }
  return (
    <span
      aria-hidden="true"
      className="inline-flex size-9 items-center justify-center rounded-pill bg-accent font-semibold text-white uppercase"
    >
      {(user.username || user.email).charAt(0)}
    </span>
  );
}

function displayName(user: User): string {
  return user.username || (user.email.split("@")[0] ?? "");
}
