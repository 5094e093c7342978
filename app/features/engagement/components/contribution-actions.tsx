import type { ReactNode } from "react";
import { type Address, idOf, kindOf } from "#app/features/engagement/address.ts";
import { deleteContribution } from "#app/features/engagement/api/contributions.ts";
import { DeleteButton } from "#app/features/engagement/components/delete-button.tsx";
import { ReactionCounts } from "#app/features/engagement/components/reaction-counts.tsx";
import { ReactionToggles } from "#app/features/engagement/components/reaction-toggles.tsx";
import { useEngagement } from "#app/features/engagement/engagement.tsx";
import { type Reaction, reactionOf, withReaction } from "#app/features/engagement/reaction.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { authorName } from "#contract/display-name.ts";
import type { Outfit, Reply } from "#contract/outfit.ts";

interface ContributionActionsProps<T> {
  address: Address;
  contribution: T;
  /** Changes the copy at hand of what the server's answer may not carry. */
  onChange: (change: (contribution: T) => T) => void;
  onDeleted: (answer: Outfit) => void;
  /** Between the reactions and the delete button. */
  children?: ReactNode;
}

/** What can be done about a comment or reply: react to it, and delete it as its author or an administrator. */
export function ContributionActions<T extends Omit<Reply, "replyId">>({
  address,
  contribution,
  onChange,
  onDeleted,
  children,
}: ContributionActionsProps<T>) {
  const { user, perform, react, asPressed } = useEngagement();
  if (!user) {
    return (
      <>
        <ReactionCounts {...contribution} />
        {children}
      </>
    );
  }
  const userId = user._id;
  const shown = asPressed(idOf(address), contribution);
  const what = `${kindOf(address)} by ${authorName(contribution)}`;

  async function press(reaction: Reaction) {
    const led = await react(address, contribution, reaction);
    if (led !== undefined) onChange((copy) => withReaction(copy, userId, led));
  }

  async function remove() {
    const answer = await perform(`delete ${idOf(address)}`, () => deleteContribution(browserApi, address));
    if (answer) onDeleted(answer);
  }

  return (
    <>
      <ReactionToggles
        numberOfLikes={shown.numberOfLikes}
        numberOfDislikes={shown.numberOfDislikes}
        mine={reactionOf(shown, userId)}
        what={what}
        onPress={press}
      />
      {children}
      {(user.isUserAdmin || contribution.userId === userId) && (
        <DeleteButton kind={kindOf(address)} what={what} onConfirm={remove} />
      )}
    </>
  );
}
