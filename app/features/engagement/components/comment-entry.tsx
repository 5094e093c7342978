import { useRef } from "react";
import { sendContribution } from "#app/features/engagement/api/contributions.ts";
import { fetchReplyPage } from "#app/features/engagement/api/thread-pages.ts";
import { Contribution } from "#app/features/engagement/components/contribution.tsx";
import { ContributionActions } from "#app/features/engagement/components/contribution-actions.tsx";
import { ContributionForm } from "#app/features/engagement/components/contribution-form.tsx";
import { Replies } from "#app/features/engagement/components/replies.tsx";
import { useEngagement } from "#app/features/engagement/engagement.tsx";
import { useThread } from "#app/features/engagement/use-thread.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { counted } from "#app/lib/counted.ts";
import { Button } from "#app/ui/button.tsx";
import { REPLY_MAX_LENGTH } from "#contract/limits.ts";
import type { Comment, Outfit, Reply } from "#contract/outfit.ts";

const idOfReply = (reply: Reply) => reply.replyId;

interface CommentEntryProps {
  comment: Comment;
  /** Whether a reply to it is being written: to one comment at a time. */
  replying: boolean;
  onReplying: (replying: boolean) => void;
  onChange: (change: (comment: Comment) => Comment) => void;
  onDeleted: () => void;
}

/** A comment with the replies to it. */
export function CommentEntry({ comment, replying, onReplying, onChange, onDeleted }: CommentEntryProps) {
  const { user, outfitId, perform } = useEngagement();
  const { commentId } = comment;
  const address = { outfitId, commentId };
  const replyButton = useRef<HTMLButtonElement>(null);
  const replies = useThread({
    start: comment.replies,
    total: comment.numberOfReplies,
    idOf: idOfReply,
    fetchPage: async (startIndex) => {
      const page = await fetchReplyPage(browserApi, outfitId, commentId, startIndex);
      return { entries: page.replies, hasMore: page.hasMore };
    },
  });

  /** The answer has only the newest comments, and only their first replies. */
  function countReplies(answer: Outfit, change: 1 | -1): Pick<Comment, "numberOfReplies" | "replies"> {
    const answered = answer.comments.find((other) => other.commentId === commentId);
    if (answered) return answered;
    const numberOfReplies = comment.numberOfReplies + change;
    onChange((copy) => ({ ...copy, numberOfReplies }));
    return { numberOfReplies, replies: comment.replies };
  }

  async function postReply(text: string, key: string): Promise<boolean> {
    const send = () => sendContribution(browserApi, address, text, key);
    const answer = await perform(`reply ${commentId}`, send);
    if (!answer) return false;
    const now = countReplies(answer, 1);
    if (now.numberOfReplies > now.replies.length) void replies.showNewest(now.numberOfReplies);
    close();
    return true;
  }

  function close() {
    onReplying(false);
    replyButton.current?.focus({ preventScroll: true });
  }

  return (
    <Contribution
      contribution={comment}
      kind="Comment"
      actions={
        <ContributionActions
          address={address}
          contribution={comment}
          onChange={onChange}
          onDeleted={onDeleted}
        >
          {user && (
            <button
              ref={replyButton}
              type="button"
              aria-expanded={replying}
              onClick={() => onReplying(!replying)}
              className="touch-target min-h-6 font-semibold text-ink transition-colors hover:text-accent"
            >
              Reply
            </button>
          )}
          <span>{counted(comment.numberOfReplies, "reply", "replies")}</span>
        </ContributionActions>
      }
    >
      {user && replying && (
        <div className="mt-5">
          <ContributionForm
            label="Your reply"
            placeholder="Write a reply..."
            maxLength={REPLY_MAX_LENGTH}
            button="Post Reply"
            autoFocus
            beside={
              <Button variant="ghost" size="small" onClick={close}>
                Cancel
              </Button>
            }
            onPost={postReply}
          />
        </div>
      )}
      <Replies
        commentId={commentId}
        thread={replies}
        onDeleted={(answer) => {
          countReplies(answer, -1);
          replyButton.current?.focus({ preventScroll: true });
        }}
      />
    </Contribution>
  );
}
