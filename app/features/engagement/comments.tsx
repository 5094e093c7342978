import { useRef, useState } from "react";
import { BySession } from "#app/entities/session/by-session.tsx";
import { CommentEntry } from "#app/features/engagement/comment-entry.tsx";
import { ContributionForm } from "#app/features/engagement/contribution-form.tsx";
import { ContributionList } from "#app/features/engagement/contribution-list.tsx";
import { fetchCommentPage } from "#app/features/engagement/engagement-calls.ts";
import { HeldContributions } from "#app/features/engagement/held-contributions.tsx";
import * as messages from "#app/features/engagement/messages.ts";
import { useContributions } from "#app/features/engagement/use-contributions.ts";
import { Container } from "#app/ui/container.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { Link } from "#app/ui/link.tsx";
import { COMMENT_MAX_LENGTH, COMMENTS_PAGE_SIZE } from "#contract/limits.ts";
import { ENGAGEMENT_MESSAGES } from "#contract/messages/engagement.ts";
import type { Comment, Outfit } from "#contract/outfit/outfit.ts";

const idOf = (comment: Comment) => comment.commentId;

interface CommentsProps {
  outfit: Pick<Outfit, "_id" | "comments" | "numberOfComments" | "waiting">;
}

export function Comments({ outfit }: CommentsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [replyingTo, setReplyingTo] = useState<string | null>(null);
  const shown = useContributions({
    start: outfit.comments,
    total: outfit.numberOfComments,
    idOf,
    pageSize: COMMENTS_PAGE_SIZE,
    fetchPage: async (startIndex, signal) => {
      const { comments, ...page } = await fetchCommentPage(outfit._id, startIndex, signal);
      return { entries: comments, ...page };
    },
  });
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  return (
    <Container
      as="section"
      space="small"
      className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-split-4-8"
    >
      <header className="lg:sticky lg:top-[calc(var(--header-height)+3rem)] lg:self-start">
        <Eyebrow tone="accent">{messages.eyebrow}</Eyebrow>
        <h2
          ref={heading}
          tabIndex={-1}
          aria-live="polite"
          className="mt-3 font-display text-display-m outline-none"
        >
          {messages.commentsHeading(outfit.numberOfComments)}
        </h2>
        <BySession
          member={() => null}
          visitor={
            <p className="mt-4 text-ink-soft text-small">
              <Link to="/sign-in" className="touch-target text-ink">
                <span className="link-line">{messages.signInToJoin[0]}</span>
              </Link>{" "}
              {messages.signInToJoin[1]}
            </p>
          }
        />
      </header>
      <div className="grid content-start gap-10">
        <BySession
          member={() => (
            <ContributionForm
              target={{ outfitId: outfit._id }}
              texts={messages.commentForm}
              maxLength={COMMENT_MAX_LENGTH}
              countsCharacters
            />
          )}
          visitor={null}
        />
        {outfit.waiting && (
          <HeldContributions outfitId={outfit._id} contributions={outfit.waiting} onDeleted={focusHeading} />
        )}
        {outfit.numberOfComments === 0 ? (
          <EmptyState
            level="h3"
            title={ENGAGEMENT_MESSAGES.noCommentsTitle}
            text={ENGAGEMENT_MESSAGES.noCommentsText}
          />
        ) : (
          <div>
            <ContributionList
              contributions={shown}
              moreLabel={messages.moreComments}
              failedText={messages.moreCommentsFailed}
              className="border-line border-b"
              entryClassName="border-line border-t py-7"
            >
              {(comment) => (
                <CommentEntry
                  outfitId={outfit._id}
                  comment={comment}
                  replying={replyingTo === comment.commentId}
                  onReplying={(replying) => setReplyingTo(replying ? comment.commentId : null)}
                  onChange={(change) => shown.change(comment.commentId, change)}
                  onDeleted={() => {
                    shown.remove(comment.commentId);
                    focusHeading();
                  }}
                />
              )}
            </ContributionList>
          </div>
        )}
      </div>
    </Container>
  );
}
