import { Contribution } from "#app/features/engagement/contribution.tsx";
import { LazyMemberActions } from "#app/features/engagement/contribution-actions.tsx";
import { useEngagement } from "#app/features/engagement/engaged-outfit.tsx";
import { deleteContribution } from "#app/features/engagement/engagement-calls.ts";
import { targetId, targetKind } from "#app/features/engagement/target.ts";
import { useEngagementCall } from "#app/features/engagement/use-engagement-call.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ENGAGEMENT_MESSAGES } from "#contract/messages/engagement.ts";
import type { HeldContribution } from "#contract/outfit/outfit.ts";

interface HeldContributionsProps {
  contributions: readonly HeldContribution[];
  onDeleted: () => void;
}

/** The reader's own contributions that others see once they are reviewed. */
export function HeldContributions({ contributions, onDeleted }: HeldContributionsProps) {
  return (
    <ul
      aria-label={ENGAGEMENT_MESSAGES.waiting}
      className="grid gap-6 border-line-strong border-l pl-4 sm:pl-6"
    >
      {contributions.map((contribution) => (
        <li key={contribution.replyId ?? contribution.commentId}>
          <Waiting contribution={contribution} onDeleted={onDeleted} />
        </li>
      ))}
    </ul>
  );
}

interface WaitingProps {
  contribution: HeldContribution;
  onDeleted: () => void;
}

function Waiting({ contribution: { commentId, replyId, text, createdAt }, onDeleted }: WaitingProps) {
  const engagement = useEngagement();
  const { user, outfitId } = engagement;
  const target = { outfitId, commentId, ...(replyId ? { replyId } : {}) };
  const kind = targetKind(target);
  const deletion = useEngagementCall<void>(
    engagement,
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
