import { useQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide";
import { useState } from "react";
import { ACCOUNT_DELETION } from "#app/content/account-content.ts";
import { SESSION_END } from "#app/entities/session/sign-out.ts";
import { submissionsQuery } from "#app/entities/submission/submission-queries.ts";
import { deleteUser } from "#app/features/account/account-calls.ts";
import { ProfileSection } from "#app/features/account/profile/profile-section.tsx";
import { failureText } from "#app/lib/failure-text.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { LazyConfirmDialog } from "#app/loading/lazy-confirm-dialog.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { User } from "#contract/account/account.ts";

const CHOICES = ["keep", "remove"] as const;
type Choice = (typeof CHOICES)[number];

/** After the deletion, PrivateScreen leads to the sign-in screen. */
export function AccountDeletion({ user }: { user: User }) {
  const { data: looks, isPending } = useQuery(submissionsQuery(user._id));
  // A person whose looks could not be loaded may have some.
  const mayHaveOutfits = looks?.some(({ outfitId }) => outfitId !== null) ?? true;
  const [choice, setChoice] = useState<Choice>("keep");
  const [isAsking, setAsking] = useState(false);
  const deleting = useSingleMutation({
    mutationFn: () => deleteUser(user._id, choice),
    ...SESSION_END,
    onSettled: () => setAsking(false),
  });
  const { title, lead, button, question } = ACCOUNT_DELETION;
  return (
    <ProfileSection title={title} lead={lead}>
      {deleting.error && (
        <Notice tone="danger" className="mb-4">
          {failureText(deleting.error)}
        </Notice>
      )}
      <Button
        variant="ghostDanger"
        className="-ml-6"
        busy={isAsking && isPending}
        onClick={() => setAsking(true)}
      >
        <Icon of={Trash2} />
        <span>{button}</span>
      </Button>
      <LazyConfirmDialog
        open={isAsking && !isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => deleting.mutate()}
        type="danger"
        title={question.title}
        message={question.text}
        confirmLabel={button}
        busy={deleting.isPending}
      >
        {mayHaveOutfits && <LooksChoice choice={choice} onChoose={setChoice} />}
      </LazyConfirmDialog>
    </ProfileSection>
  );
}

interface LooksChoiceProps {
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

/** What happens to the person's looks that are in the shop, or were before they were held. */
function LooksChoice({ choice, onChoose }: LooksChoiceProps) {
  const { legend, ...labels } = ACCOUNT_DELETION.looks;
  return (
    <fieldset className="mt-6 grid">
      <legend className="mb-1 font-medium text-small">{legend}</legend>
      {CHOICES.map((value) => (
        <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3 text-small">
          <input
            type="radio"
            name="looks"
            value={value}
            checked={choice === value}
            onChange={() => onChoose(value)}
            className="size-5 shrink-0 cursor-pointer accent-accent"
          />
          <span>{labels[value]}</span>
        </label>
      ))}
    </fieldset>
  );
}
