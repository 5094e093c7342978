import type { ReactNode } from "react";
import { BySession } from "#app/entities/session/by-session.tsx";
import { useCurrentUser } from "#app/entities/session/session-store.ts";
import { ReactionCounts, ReactionToggles } from "#app/features/engagement/contribution-reactions.tsx";
import type { Target } from "#app/features/engagement/engagement-calls.ts";
import * as messages from "#app/features/engagement/messages.ts";
import { reactionOf, withReaction } from "#app/features/engagement/reaction.ts";
import { useReaction } from "#app/features/engagement/use-reaction.ts";
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
  kind: "comment" | "reply";
  contribution: T;
  /** Changes the list's copy, which the cached outfit may not carry. */
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
  kind,
  contribution,
  onChange,
  onDeleted,
  children,
}: ContributionActionsProps<T>) {
  const user = useCurrentUser();
  const { pressed, react } = useReaction(target, contribution, (userId, reaction) =>
    onChange((copy) => withReaction(copy, userId, reaction)),
  );
  const isOwn = user !== null && contribution.userId === user._id;
  const what = messages.contribution[kind].what(authorName(contribution));
  return (
    <>
      <BySession
        member={() => (
          <ReactionToggles
            numberOfLikes={contribution.numberOfLikes}
            numberOfDislikes={contribution.numberOfDislikes}
            mine={user && reactionOf(contribution, user._id)}
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
          target={target}
          kind={kind}
          what={what}
          canDelete={isOwn || user.isUserAdmin}
          canReport={!isOwn}
          onDeleted={onDeleted}
        />
      )}
    </>
  );
}
