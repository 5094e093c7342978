import { useCurrentUser } from "#app/entities/session/session-store.ts";
import { Contribution } from "#app/features/engagement/contribution.tsx";
import { LazyMemberActions } from "#app/features/engagement/contribution-actions.tsx";
import * as messages from "#app/features/engagement/messages.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ENGAGEMENT_MESSAGES } from "#contract/messages/engagement.ts";
import type { HeldContribution } from "#contract/outfit/outfit.ts";

interface HeldContributionsProps {
  outfitId: string;
  contributions: readonly HeldContribution[];
  onDeleted: () => void;
}

/** The user's own contributions that become public once they are reviewed. */
export function HeldContributions({ outfitId, contributions, onDeleted }: HeldContributionsProps) {
  return (
    <ul aria-label={ENGAGEMENT_MESSAGES.waiting} className="grid gap-6">
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
  const kind = replyId === undefined ? "comment" : "reply";
  return (
    <Contribution
      contribution={{
        username: user?.username ?? "",
        userFullName: user?.fullName ?? "",
        byAdministrator: user?.isUserAdmin ?? false,
        text,
        createdAt,
      }}
      kind={kind}
      actions={
        <>
          <Badge tone="gold" size="small">
            {ENGAGEMENT_MESSAGES.waiting}
          </Badge>
          <LazyMemberActions
            target={{ outfitId, commentId, replyId }}
            kind={kind}
            what={messages.waitingContribution[kind]}
            canDelete
            canReport={false}
            onDeleted={onDeleted}
          />
        </>
      }
    />
  );
}
