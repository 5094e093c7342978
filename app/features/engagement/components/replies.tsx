import { Contribution } from "#app/features/engagement/components/contribution.tsx";
import { ContributionActions } from "#app/features/engagement/components/contribution-actions.tsx";
import { ThreadList } from "#app/features/engagement/components/thread-list.tsx";
import { useEngagement } from "#app/features/engagement/engaged-outfit.tsx";
import type { Thread } from "#app/features/engagement/use-thread.ts";
import type { Outfit, Reply } from "#contract/outfit/outfit.ts";

interface RepliesProps {
  commentId: string;
  thread: Thread<Reply>;
  onDeleted: (outfit: Outfit) => void;
}

/** The replies to a comment, oldest first. */
export function Replies({ commentId, thread, onDeleted }: RepliesProps) {
  const { outfitId } = useEngagement();
  if (thread.head.length === 0 && thread.tail.length === 0 && !thread.hasMore) return null;
  return (
    <div className="mt-6 border-line-strong border-l pl-4 max-sm:-ml-10 sm:pl-6">
      <ThreadList
        thread={thread}
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
                onChange={(change) => thread.change(reply.replyId, change)}
                onDeleted={(outfit) => {
                  thread.remove(reply.replyId);
                  onDeleted(outfit);
                }}
              />
            }
          />
        )}
      </ThreadList>
    </div>
  );
}
