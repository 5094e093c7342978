import type { ReactNode } from "react";
import { deleteContribution } from "#app/features/engagement/api/engagement-calls.ts";
import { DeleteButton } from "#app/features/engagement/components/delete-button.tsx";
import { ReactionCounts } from "#app/features/engagement/components/reaction-counts.tsx";
import { ReactionToggles } from "#app/features/engagement/components/reaction-toggles.tsx";
import { useEngagement } from "#app/features/engagement/engaged-outfit.tsx";
import { reactionOf, withReaction } from "#app/features/engagement/reaction.ts";
import { type Target, targetId, targetKind } from "#app/features/engagement/target.ts";
import { useEngagementCall } from "#app/features/engagement/use-engagement-call.ts";
import { useReaction } from "#app/features/engagement/use-reaction.ts";
import { authorName } from "#contract/display-name.ts";
import type { Outfit, Reply } from "#contract/outfit.ts";

interface ContributionActionsProps<T> {
  target: Target;
  contribution: T;
  /** Changes the local copy, which the response may not carry. */
  onChange: (change: (contribution: T) => T) => void;
  onDeleted: (outfit: Outfit) => void;
  /** Between the reactions and the delete button. */
  children?: ReactNode;
}

/** The actions of a comment or reply: reacting to it, and deleting it as its author or an administrator. */
export function ContributionActions<T extends Omit<Reply, "replyId">>({
  target,
  contribution,
  onChange,
  onDeleted,
  children,
}: ContributionActionsProps<T>) {
  const engagement = useEngagement();
  const { user } = engagement;
  const { shown, react } = useReaction(engagement, target, contribution, (result) => {
    if (user) onChange((copy) => withReaction(copy, user._id, result));
  });
  const deletion = useEngagementCall<void>(
    engagement,
    `delete ${targetId(target)}`,
    () => deleteContribution(target),
    onDeleted,
  );
  if (!user) {
    return (
      <>
        <ReactionCounts {...contribution} />
        {children}
      </>
    );
  }
  const kind = targetKind(target);
  const what = `${kind} by ${authorName(contribution)}`;
  return (
    <>
      <ReactionToggles
        numberOfLikes={shown.numberOfLikes}
        numberOfDislikes={shown.numberOfDislikes}
        mine={reactionOf(shown, user._id)}
        what={what}
        onPress={react}
      />
      {children}
      {(user.isUserAdmin || contribution.userId === user._id) && (
        <DeleteButton
          kind={kind}
          what={what}
          busy={deletion.isPending}
          onConfirm={(onSettled) => deletion.call(undefined, onSettled)}
        />
      )}
    </>
  );
}
