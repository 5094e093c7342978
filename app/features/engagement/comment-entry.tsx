import { useEffect, useEffectEvent, useRef } from "react";
import { BySession } from "#app/entities/session/by-session.tsx";
import { useCurrentUser } from "#app/entities/session/session-store.ts";
import { hasIntent } from "#app/entities/session/sign-in-intent.ts";
import { Contribution } from "#app/features/engagement/contribution.tsx";
import { ContributionActions } from "#app/features/engagement/contribution-actions.tsx";
import { ContributionForm } from "#app/features/engagement/contribution-form.tsx";
import { fetchReplyPage } from "#app/features/engagement/contribution-pages.ts";
import { Replies } from "#app/features/engagement/replies.tsx";
import { useContributions } from "#app/features/engagement/use-contributions.ts";
import { formatCount } from "#app/lib/format-count.ts";
import { Button } from "#app/ui/button.tsx";
import { REPLIES_LIMIT_MAX, REPLY_MAX_LENGTH } from "#contract/limits.ts";
import type { Comment, Outfit, Reply } from "#contract/outfit/outfit.ts";

const idOfReply = (reply: Reply) => reply.replyId;

interface CommentEntryProps {
  outfitId: string;
  comment: Comment;
  /** Whether its reply form is open; only one comment's is. */
  replying: boolean;
  onReplying: (replying: boolean) => void;
  onChange: (change: (comment: Comment) => Comment) => void;
  onDeleted: () => void;
}

export function CommentEntry({
  outfitId,
  comment,
  replying,
  onReplying,
  onChange,
  onDeleted,
}: CommentEntryProps) {
  const user = useCurrentUser();
  const { commentId } = comment;
  const target = { outfitId, commentId };
  const replyButton = useRef<HTMLButtonElement>(null);
  const replies = useContributions({
    start: comment.replies,
    total: comment.numberOfReplies,
    idOf: idOfReply,
    pageSize: REPLIES_LIMIT_MAX,
    fetchPage: async (startIndex, signal) => {
      const { replies, ...page } = await fetchReplyPage(outfitId, commentId, startIndex, signal);
      return { entries: replies, ...page };
    },
  });

  const openForIntent = useEffectEvent(() => {
    if (hasIntent("comment", commentId)) onReplying(true);
  });
  const isSignedIn = user !== null;
  useEffect(() => {
    if (isSignedIn) openForIntent();
  }, [isSignedIn]);

  /**
   * The comment's replies after a change. The response has only the newest comments, each with its first
   * replies.
   */
  function countReplies(outfit: Outfit, change: 1 | -1): Pick<Comment, "numberOfReplies" | "replies"> {
    const updated = outfit.comments.find((other) => other.commentId === commentId);
    if (updated) return updated;
    const numberOfReplies = comment.numberOfReplies + change;
    onChange((copy) => ({ ...copy, numberOfReplies }));
    return { numberOfReplies, replies: comment.replies };
  }

  function showPosted(outfit: Outfit, isHeld: boolean) {
    if (isHeld) return close();
    const { numberOfReplies, replies: start } = countReplies(outfit, 1);
    if (numberOfReplies > start.length) void replies.showNewest(numberOfReplies);
    close();
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
        <ContributionActions target={target} contribution={comment} onChange={onChange} onDeleted={onDeleted}>
          <BySession
            member={() => (
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
            visitor={null}
          />
          <span>{formatCount(comment.numberOfReplies, "reply", "replies")}</span>
        </ContributionActions>
      }
    >
      {user && replying && (
        <div className="mt-5">
          <ContributionForm
            target={target}
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
            onPosted={showPosted}
          />
        </div>
      )}
      <Replies
        outfitId={outfitId}
        commentId={commentId}
        replies={replies}
        onDeleted={(outfit) => {
          countReplies(outfit, -1);
          replyButton.current?.focus({ preventScroll: true });
        }}
      />
    </Contribution>
  );
}
