import { sendReaction } from "#app/features/engagement/api/engagement-calls.ts";
import {
  type Reactable,
  type Reaction,
  reactionOf,
  toggled,
  withReaction,
} from "#app/features/engagement/reaction.ts";
import { type Target, targetId } from "#app/features/engagement/target.ts";
import { type Engagement, useEngagementCall } from "#app/features/engagement/use-engagement-call.ts";
import { useIdempotencyKey } from "#app/lib/use-idempotency-key.ts";

interface ReactionCall {
  pressed: Reaction;
  /** The user's reaction once the call has succeeded. */
  result: Reaction | null;
}

/** The subject with the user's pending reaction, and the function that gives a reaction or removes it. */
export function useReaction<T extends Reactable>(
  engagement: Engagement,
  target: Target,
  subject: T,
  onReacted?: (result: Reaction | null) => void,
) {
  const userId = engagement.user?._id;
  // A press repeated after a lost response wants the same result, and must not undo the reaction.
  const { keyFor, settle } = useIdempotencyKey();
  const { call, pending } = useEngagementCall<ReactionCall>(
    engagement,
    `reaction ${targetId(target)}`,
    ({ pressed, result }) => sendReaction(target, pressed, keyFor(`${pressed} ${result}`)),
    (_outfit, { result }) => {
      settle();
      onReacted?.(result);
    },
  );
  return {
    shown: pending && userId ? withReaction(subject, userId, pending.result) : subject,
    react: (pressed: Reaction) => {
      if (userId) call({ pressed, result: toggled(reactionOf(subject, userId), pressed) });
    },
  };
}
