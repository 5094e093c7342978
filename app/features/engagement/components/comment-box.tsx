import { postContribution } from "#app/features/engagement/api/engagement-calls.ts";
import { ContributionForm } from "#app/features/engagement/components/contribution-form.tsx";
import { useEngagement } from "#app/features/engagement/engaged-outfit.tsx";
import { COMMENT_MAX_LENGTH } from "#contract/limits.ts";

/** The form in which a signed-in user comments on the outfit. */
export function CommentBox() {
  const engagement = useEngagement();
  const { outfitId } = engagement;
  return (
    <ContributionForm
      label="Your comment"
      placeholder="Share your thoughts about this outfit..."
      maxLength={COMMENT_MAX_LENGTH}
      countsCharacters
      button="Post Comment"
      callKey="comment"
      send={(text, key) => postContribution({ outfitId }, text, key)}
    />
  );
}
