import { Trash2 } from "lucide";
import { useState } from "react";
import { ACCOUNT_DELETION } from "#app/content/account-content.ts";
import { SESSION_END } from "#app/entities/session/sign-out.ts";
import { deleteUser } from "#app/features/account/account-calls.ts";
import { ProfileSection } from "#app/features/account/profile/profile-section.tsx";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { LazyConfirmDialog } from "#app/loading/lazy-confirm-dialog.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { User } from "#contract/account/account.ts";

/** After the deletion, PrivateScreen leads to the sign-in screen. */
export function AccountDeletion({ user }: { user: User }) {
  const [isAsking, setAsking] = useState(false);
  const deleting = useSingleMutation({
    mutationFn: () => deleteUser(user._id),
    ...SESSION_END,
    onSettled: () => setAsking(false),
  });
  const { title, lead, button, question } = ACCOUNT_DELETION;
  return (
    <ProfileSection title={title} lead={lead}>
      {deleting.error && (
        <Notice tone="danger" className="mb-4">
          {deleting.error.message}
        </Notice>
      )}
      <Button variant="ghostDanger" className="-ml-6" onClick={() => setAsking(true)}>
        <Icon of={Trash2} />
        <span>{button}</span>
      </Button>
      <LazyConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => deleting.mutate()}
        type="danger"
        title={question.title}
        message={question.text}
        confirmLabel={button}
        busy={deleting.isPending}
      />
    </ProfileSection>
  );
}
