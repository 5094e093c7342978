import { Contribution } from "#app/features/engagement/contribution.tsx";
import { ContributionActions } from "#app/features/engagement/contribution-actions.tsx";
import { ContributionList } from "#app/features/engagement/contribution-list.tsx";
import type { Contributions } from "#app/features/engagement/use-contributions.ts";
import type { Outfit, Reply } from "#contract/outfit/outfit.ts";

interface RepliesProps {
  outfitId: string;
  commentId: string;
  replies: Contributions<Reply>;
  onDeleted: (outfit: Outfit) => void;
}

/** The replies to a comment, oldest first. */
export function Replies({ outfitId, commentId, replies, onDeleted }: RepliesProps) {
  if (replies.head.length === 0 && replies.tail.length === 0 && !replies.hasMore) return null;
  return (
    <div className="mt-6 border-line-strong border-l pl-4 max-sm:-ml-10 sm:pl-6">
      <ContributionList
        contributions={replies}
        moreLabel="Show more replies"
        failedText="More replies could not be loaded. Please try again."
        className="grid gap-6"
        entryClassName=""
      >
        {(reply) => (
          <Contribution
            contribution={reply}
            kind="Reply"
            actions={
              <ContributionActions
                target={{ outfitId, commentId, replyId: reply.replyId }}
                contribution={reply}
                onChange={(change) => replies.change(reply.replyId, change)}
                onDeleted={(outfit) => {
                  replies.remove(reply.replyId);
                  onDeleted(outfit);
                }}
              />
            }
          />
        )}
      </ContributionList>
    </div>
  );
}
