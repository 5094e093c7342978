import type { ReactNode } from "react";
import { BySession } from "#app/entities/session/by-session.tsx";
import { useCurrentUser } from "#app/entities/session/session-store.ts";
import { deleteContribution, reportContribution } from "#app/features/engagement/engagement-calls.ts";
import { reactionOf, withReaction } from "#app/features/engagement/reaction.ts";
import { ReactionCounts } from "#app/features/engagement/reaction-counts.tsx";
import { ReactionToggles } from "#app/features/engagement/reaction-toggles.tsx";
import { type Target, targetId, targetKind } from "#app/features/engagement/target.ts";
import { useContributionCall } from "#app/features/engagement/use-contribution-call.ts";
import { useContributionReaction } from "#app/features/engagement/use-contribution-reaction.ts";
import { lazyPart } from "#app/loading/lazy-part.tsx";
import { authorName } from "#contract/account/display-name.ts";
import type { Outfit, Reply } from "#contract/outfit/outfit.ts";

/** Visitors do not fetch its code. */
export const LazyMemberActions = lazyPart(
  async () => (await import("#app/features/engagement/member-actions.tsx")).MemberActions,
  { when: "mounted" },
);

interface ContributionActionsProps<T> {
  target: Target;
  contribution: T;
  /** Changes the local copy, which the response may not carry. */
  onChange: (change: (contribution: T) => T) => void;
  onDeleted: (outfit: Outfit) => void;
  /** Between the reactions and the other actions. */
  children?: ReactNode;
}

/**
 * The actions of a comment or reply: reacting to it, deleting it as its author or an administrator, and
 * reporting it.
 */
export function ContributionActions<T extends Omit<Reply, "replyId">>({
  target,
  contribution,
  onChange,
  onDeleted,
  children,
}: ContributionActionsProps<T>) {
  const user = useCurrentUser();
  const { shown, pressed, react } = useContributionReaction(target, contribution, (result) => {
    if (user) onChange((copy) => withReaction(copy, user._id, result));
  });
  const deletion = useContributionCall<void>(
    target.outfitId,
    `delete ${targetId(target)}`,
    () => deleteContribution(target),
    onDeleted,
  );
  const isOwn = user !== null && contribution.userId === user._id;
  const kind = targetKind(target);
  const what = `${kind} by ${authorName(contribution)}`;
  return (
    <>
      <BySession
        member={() => (
          <ReactionToggles
            numberOfLikes={shown.numberOfLikes}
            numberOfDislikes={shown.numberOfDislikes}
            mine={user && reactionOf(shown, user._id)}
            what={what}
            onPress={react}
            pressed={pressed}
          />
        )}
        visitor={<ReactionCounts {...contribution} />}
      />
      {children}
      {user && (
        <LazyMemberActions
          kind={kind}
          what={what}
          onReport={isOwn ? undefined : (report) => reportContribution(target, report)}
          onDelete={
            isOwn || user.isUserAdmin ? (onSettled) => deletion.call(undefined, onSettled) : undefined
          }
          isDeleting={deletion.isPending}
        />
      )}
    </>
  );
}
