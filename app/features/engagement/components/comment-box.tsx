import { sendContribution } from "#app/features/engagement/api/contributions.ts";
import { ContributionForm } from "#app/features/engagement/components/contribution-form.tsx";
import { useEngagement } from "#app/features/engagement/engagement.tsx";
import { browserApi } from "#app/lib/api-client.ts";
import { COMMENT_MAX_LENGTH } from "#contract/limits.ts";

/** Where a signed-in user comments on the outfit. */
export function CommentBox() {
  const { outfitId, perform } = useEngagement();

  async function post(text: string, key: string): Promise<boolean> {
    const send = () => sendContribution(browserApi, { outfitId }, text, key);
    return (await perform("comment", send)) !== null;
  }

  return (
    <ContributionForm
      label="Your comment"
      placeholder="Share your thoughts about this outfit..."
      maxLength={COMMENT_MAX_LENGTH}
      counted
      button="Post Comment"
      onPost={post}
    />
  );
}
