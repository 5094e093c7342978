import { useCurrentUser } from "#app/entities/session/session-store.ts";
import { sendReaction } from "#app/features/engagement/engagement-calls.ts";
import {
  type Reactable,
  type Reaction,
  reactionOf,
  toggled,
  withReaction,
} from "#app/features/engagement/reaction.ts";
import { type Target, targetId } from "#app/features/engagement/target.ts";
import { useContributionCall } from "#app/features/engagement/use-contribution-call.ts";
import { useIdempotencyKey } from "#app/lib/use-idempotency-key.ts";

/**
 * The comment or reply with the user's pending reaction, and the function that gives a reaction or removes it, after
 * the pending one.
 */
export function useContributionReaction<T extends Reactable>(
  target: Target,
  subject: T,
  onReacted?: (result: Reaction | null) => void,
) {
  const userId = useCurrentUser()?._id;
  // A press repeated after a lost response wants the same result, and must not undo the reaction.
  const { keyFor, settle } = useIdempotencyKey();
  const { call, pending, readPending } = useContributionCall<{ pressed: Reaction; result: Reaction | null }>(
    target.outfitId,
    `reaction ${targetId(target)}`,
    ({ pressed, result }) => sendReaction(target, pressed, keyFor(`${pressed} ${result}`)),
    (_outfit, { result }) => {
      settle();
      onReacted?.(result);
    },
    // A like may be followed by a dislike; the same press again would be a double click.
    (before, next) => before.pressed !== next.pressed,
  );
  return {
    shown: pending && userId ? withReaction(subject, userId, pending.result) : subject,
    /** The press that is being sent. */
    pressed: pending?.pressed,
    react: (pressed: Reaction) => {
      if (!userId) return;
      const before = readPending();
      const current = before ? before.sent.result : reactionOf(subject, userId);
      call({ pressed, result: toggled(current, pressed) });
    },
  };
}
