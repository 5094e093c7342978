import { ContributionForm } from "#app/features/engagement/contribution-form.tsx";
import { useEngagement } from "#app/features/engagement/engaged-outfit.tsx";
import { COMMENT_MAX_LENGTH } from "#contract/limits.ts";

export function CommentBox() {
  const { outfitId } = useEngagement();
  return (
    <ContributionForm
      target={{ outfitId }}
      label="Your comment"
      placeholder="Share your thoughts about this outfit..."
      maxLength={COMMENT_MAX_LENGTH}
      countsCharacters
      button="Post Comment"
    />
  );
}
