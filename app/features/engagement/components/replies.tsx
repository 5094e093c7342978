import { fetchReplyPage } from "#app/features/engagement/api/thread-pages.ts";
import { Contribution } from "#app/features/engagement/components/contribution.tsx";
import { Thread } from "#app/features/engagement/components/thread.tsx";
import { useThread } from "#app/features/engagement/use-thread.ts";
import { browserApi } from "#app/lib/api-client.ts";
import type { Comment, Reply } from "#contract/outfit.ts";

const idOf = (reply: Reply) => reply.replyId;

/** The replies to a comment, oldest first. */
export function Replies({ outfitId, comment }: { outfitId: string; comment: Comment }) {
  const thread = useThread({
    start: comment.replies,
    total: comment.numberOfReplies,
    idOf,
    fetchPage: async (startIndex) => {
      const page = await fetchReplyPage(browserApi, outfitId, comment.commentId, startIndex);
      return { entries: page.replies, hasMore: page.hasMore };
    },
  });
  if (comment.numberOfReplies === 0) return null;
  return (
    <div className="mt-6 border-line-strong border-l pl-4 max-sm:-ml-10 sm:pl-6">
      <Thread
        thread={thread}
        idOf={idOf}
        moreLabel="Show more replies"
        failedText="More replies could not be loaded. Please try again."
        className="grid gap-6"
        entryClassName=""
      >
        {(reply) => <Contribution contribution={reply} kind="Reply" />}
      </Thread>
    </div>
  );
}
