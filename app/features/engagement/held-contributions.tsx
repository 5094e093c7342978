import { useCurrentUser } from "#app/entities/session/session-store.ts";
import { Contribution } from "#app/features/engagement/contribution.tsx";
import { LazyMemberActions } from "#app/features/engagement/contribution-actions.tsx";
import { deleteContribution } from "#app/features/engagement/engagement-calls.ts";
import { targetId, targetKind } from "#app/features/engagement/target.ts";
import { useContributionCall } from "#app/features/engagement/use-contribution-call.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ENGAGEMENT_MESSAGES } from "#contract/messages/engagement.ts";
import type { HeldContribution } from "#contract/outfit/outfit.ts";

interface HeldContributionsProps {
  outfitId: string;
  contributions: readonly HeldContribution[];
  onDeleted: () => void;
}

/** The reader's own contributions that others see once they are reviewed. */
export function HeldContributions({ outfitId, contributions, onDeleted }: HeldContributionsProps) {
  return (
    <ul
      aria-label={ENGAGEMENT_MESSAGES.waiting}
      className="grid gap-6 border-line-strong border-l pl-4 sm:pl-6"
    >
      {contributions.map((contribution) => (
        <li key={contribution.replyId ?? contribution.commentId}>
          <Waiting outfitId={outfitId} contribution={contribution} onDeleted={onDeleted} />
        </li>
      ))}
    </ul>
  );
}

interface WaitingProps {
  outfitId: string;
  contribution: HeldContribution;
  onDeleted: () => void;
}

function Waiting({
  outfitId,
  contribution: { commentId, replyId, text, createdAt },
  onDeleted,
}: WaitingProps) {
  const user = useCurrentUser();
  const target = { outfitId, commentId, ...(replyId ? { replyId } : {}) };
  const kind = targetKind(target);
  const deletion = useContributionCall<void>(
    outfitId,
    `delete ${targetId(target)}`,
    () => deleteContribution(target),
    onDeleted,
  );
  return (
    <Contribution
      contribution={{
        username: user?.username ?? "",
        userFullName: user?.fullName ?? "",
        byAdministrator: user?.isUserAdmin ?? false,
        text,
        createdAt,
      }}
      kind={kind === "reply" ? "Reply" : "Comment"}
      actions={
        <>
          <Badge tone="gold" size="small">
            {ENGAGEMENT_MESSAGES.waiting}
          </Badge>
          <LazyMemberActions
            kind={kind}
            what={`${kind} that waits for review`}
            onReport={undefined}
            onDelete={(onSettled) => deletion.call(undefined, onSettled)}
            isDeleting={deletion.isPending}
          />
        </>
      }
    />
  );
}
