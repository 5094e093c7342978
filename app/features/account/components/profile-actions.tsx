import { useMutation } from "@tanstack/react-query";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import LogOut from "lucide-react/icons/log-out";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { deleteUser, signOut } from "#app/features/account/api/account-calls.ts";
import { endSession, failSessionWork, startSessionWork } from "#app/lib/session-store.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { LazyConfirmDialog } from "#app/ui/lazy-confirm-dialog.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { User } from "#contract/user.ts";

const ICON = { "aria-hidden": true, className: "size-4.5 stroke-[1.5]" };

/** Links and actions of the profile: dashboard, sign-out, account deletion. After the last two the guard shows the sign-in screen. */
export function ProfileActions({ user }: { user: User }) {
  const [isAsking, setAsking] = useState(false);
  const transitions = { onMutate: startSessionWork, onSuccess: endSession, onError: failSessionWork };
  const leaving = useMutation({ mutationFn: signOut, ...transitions });
  const deleting = useMutation({
    mutationFn: () => deleteUser(user._id),
    ...transitions,
    onSettled: () => setAsking(false),
  });
  const failure = (leaving.error ?? deleting.error)?.message;
  const busy = leaving.isPending || deleting.isPending;

  function start(work: typeof leaving) {
    if (busy) return;
    leaving.reset();
    deleting.reset();
    work.mutate();
  }

  return (
    <div className="grid gap-3">
      {failure && !busy && <Notice tone="danger">{failure}</Notice>}
      {user.isUserAdmin && (
        <ButtonLink to="/dashboard" wide>
          <LayoutDashboard {...ICON} />
          Admin Dashboard
        </ButtonLink>
      )}
      <Button variant="secondary" wide busy={leaving.isPending} onClick={() => start(leaving)}>
        {!leaving.isPending && <LogOut {...ICON} />}
        Sign Out
      </Button>
      <div className="mt-6 border-line border-t pt-6">
        <p className="text-ink-soft text-small">
          Deleting your account removes your cart, your likes and everything we know of you. Your comments
          stay, without your name.
        </p>
        <Button variant="link" className="mt-2" disabled={busy} onClick={() => setAsking(true)}>
          <Trash2 aria-hidden="true" className="mr-2 inline size-4 stroke-[1.5] text-danger" />
          <span className="text-danger">Delete Account</span>
        </Button>
      </div>
      <LazyConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => start(deleting)}
        type="danger"
        title="Delete your account?"
        message="This cannot be undone. You will be signed out everywhere."
        confirmLabel="Delete Account"
        busy={deleting.isPending}
      />
    </div>
  );
}
