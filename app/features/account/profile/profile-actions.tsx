import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import LogOut from "lucide-react/icons/log-out";
import { signOut } from "#app/features/account/account-calls.ts";
import { SESSION_TRANSITIONS } from "#app/features/account/run-session-call.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { User } from "#contract/account/account.ts";

/**
 * The link to the dashboard, for administrators, and the sign-out, after which the guard shows
 * the sign-in screen.
 */
export function ProfileActions({ user }: { user: User }) {
  const leaving = useSingleMutation({ mutationFn: signOut, ...SESSION_TRANSITIONS });
  return (
    <div className="grid gap-3">
      {leaving.error && <Notice tone="danger">{leaving.error.message}</Notice>}
      {user.isUserAdmin && (
        <ButtonLink to="/dashboard" wide>
          <Icon of={LayoutDashboard} />
          Admin Dashboard
        </ButtonLink>
      )}
      <Button variant="secondary" wide busy={leaving.isPending} onClick={() => leaving.mutate()}>
        {!leaving.isPending && <Icon of={LogOut} />}
        <span>Sign Out</span>
      </Button>
    </div>
  );
}
