import { useEffect, useEffectEvent, useRef } from "react";
import { BySession } from "#app/entities/session/by-session.tsx";
import { useCurrentUser } from "#app/entities/session/session-store.ts";
import { hasIntent } from "#app/entities/session/sign-in-intent.ts";
import { Contribution } from "#app/features/engagement/contribution.tsx";
import { ContributionActions } from "#app/features/engagement/contribution-actions.tsx";
import { draftKey, writeDraft } from "#app/features/engagement/contribution-drafts.ts";
import { ContributionForm } from "#app/features/engagement/contribution-form.tsx";
import { ContributionList } from "#app/features/engagement/contribution-list.tsx";
import { fetchReplyPage } from "#app/features/engagement/engagement-calls.ts";
import * as messages from "#app/features/engagement/messages.ts";
import { type Contributions, useContributions } from "#app/features/engagement/use-contributions.ts";
import { Button } from "#app/ui/button.tsx";
import { REPLIES_LIMIT_MAX, REPLY_MAX_LENGTH } from "#contract/limits.ts";
import type { Comment, Outfit, Reply } from "#contract/outfit/outfit.ts";

const idOfReply = (reply: Reply) => reply.replyId;

interface CommentEntryProps {
  outfitId: string;
  comment: Comment;
  /** Its reply form is open; at most one comment's is. */
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

  function discard() {
    if (user) writeDraft(draftKey(user._id, commentId), { text: "" });
    close();
  }

  function close() {
    onReplying(false);
    replyButton.current?.focus({ preventScroll: true });
  }

  return (
    <Contribution
      contribution={comment}
      kind="comment"
      actions={
        <ContributionActions
          target={target}
          kind="comment"
          contribution={comment}
          onChange={onChange}
          onDeleted={onDeleted}
        >
          <BySession
            member={() => (
              <button
                ref={replyButton}
                type="button"
                aria-expanded={replying}
                onClick={() => onReplying(!replying)}
                className="touch-target min-h-6 font-semibold text-ink transition-colors hover:text-accent"
              >
                {messages.openReplyForm}
              </button>
            )}
            visitor={null}
          />
          <span>{messages.replyCount(comment.numberOfReplies)}</span>
        </ContributionActions>
      }
    >
      {user && replying && (
        <div className="mt-5">
          <ContributionForm
            target={target}
            texts={messages.replyForm}
            maxLength={REPLY_MAX_LENGTH}
            autoFocus
            beside={
              <Button variant="ghost" size="small" onClick={discard}>
                {messages.cancelReply}
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

interface RepliesProps {
  outfitId: string;
  commentId: string;
  replies: Contributions<Reply>;
  onDeleted: (outfit: Outfit) => void;
}

/** The replies to a comment, oldest first. */
function Replies({ outfitId, commentId, replies, onDeleted }: RepliesProps) {
  if (replies.head.length === 0 && replies.tail.length === 0 && !replies.hasMore) return null;
  return (
    <div className="mt-6 border-line-strong border-l pl-4 max-sm:-ml-10 sm:pl-6">
      <ContributionList
        contributions={replies}
        moreLabel={messages.moreReplies}
        failedText={messages.moreRepliesFailed}
        className="grid gap-6"
        entryClassName=""
      >
        {(reply) => (
          <Contribution
            contribution={reply}
            kind="reply"
            actions={
              <ContributionActions
                kind="reply"
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
