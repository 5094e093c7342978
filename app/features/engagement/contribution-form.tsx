import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import {
  hasChosenSignOut,
  requireCurrentUser,
  useCurrentUser,
  useSessionStore,
} from "#app/entities/session/session-store.ts";
import { storeIntent, useIntent } from "#app/entities/session/sign-in-intent.ts";
import { draftKey, readDraft, writeDraft } from "#app/features/engagement/contribution-drafts.ts";
import { postContribution, type Target, targetId } from "#app/features/engagement/engagement-calls.ts";
import * as messages from "#app/features/engagement/messages.ts";
import { outfitScope, storeOutfit } from "#app/features/engagement/outfit-cache.ts";
import { useIdempotencyKey } from "#app/lib/use-idempotency-key.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Field } from "#app/ui/field.tsx";
import { Textarea } from "#app/ui/input.tsx";
import { showToast } from "#app/ui/toast.tsx";
import { useEarlyText } from "#app/ui/use-early-text.ts";
import { ENGAGEMENT_MESSAGES } from "#contract/messages/engagement.ts";
import type { Outfit } from "#contract/outfit/outfit.ts";
import { countCharacters } from "#contract/values/characters.ts";

interface ContributionFormProps {
  /** The outfit that is commented on, or the comment that is replied to. */
  target: Target;
  texts: { label: string; placeholder: string; submit: string };
  maxLength: number;
  countsCharacters?: boolean;
  autoFocus?: boolean;
  /** Beside the button. */
  beside?: ReactNode;
  /** `isHeld`: the contribution waits for review instead of being public. */
  onPosted?: (outfit: Outfit, isHeld: boolean) => void;
}

/**
 * A text that could not be posted stays, also when the page is left, or when the session has ended and the user
 * signs in again.
 */
export function ContributionForm({
  target,
  texts,
  maxLength,
  countsCharacters,
  autoFocus,
  beside,
  onPosted,
}: ContributionFormProps) {
  const client = useQueryClient();
  const user = useCurrentUser();
  const [text, setText] = useState("");
  const [writerId, setWriterId] = useState(user?._id);
  const draft = user && draftKey(user._id, targetId(target));
  const { keyFor, settle } = useIdempotencyKey(
    draft
      ? { read: () => readDraft(draft)?.attempt, write: (attempt) => writeDraft(draft, { attempt }) }
      : undefined,
  );
  const area = useRef<HTMLTextAreaElement>(null);
  const trimmed = text.trim();
  if (user && user._id !== writerId) {
    setWriterId(user._id);
    // Another user has signed in. Before the session is known, the writer is not known either.
    if (writerId !== undefined) setText("");
  }
  const { mutate, isPending } = useSingleMutation({
    scope: outfitScope(target.outfitId),
    meta: { failureMessage: "Engaging with the outfit failed" },
    // The author is a variable, because the options of a waiting call follow the next user.
    mutationFn: ({ sent, authorId }: { sent: string; authorId: string | undefined }) => {
      requireCurrentUser(authorId);
      return postContribution(target, sent, keyFor(sent));
    },
    onSuccess: (outfit, { sent, authorId }) => {
      if (!storeOutfit(client, authorId, outfit)) return;
      settle();
      type("");
      const isHeld = waitsForReview(outfit, target, sent);
      if (isHeld) void showToast("info", ENGAGEMENT_MESSAGES.appearsLater);
      onPosted?.(outfit, isHeld);
    },
  });

  function type(next: string) {
    setText(next);
    if (draft) writeDraft(draft, { text: next });
  }
  useEffect(() => {
    if (draft) setText((typed) => typed || (readDraft(draft)?.text ?? ""));
  }, [draft]);
  useEarlyText(area, text, type);
  useIntent("comment", targetId(target), user !== null, (stored) => type(text || stored));
  const storeText = useEffectEvent(() => {
    const hasEnded = useSessionStore.getState().currentUser === null && !hasChosenSignOut();
    if (user && hasEnded && trimmed !== "") storeIntent("comment", targetId(target), text, user._id);
  });
  useEffect(() => () => storeText(), []);
  useEffect(() => {
    if (autoFocus) area.current?.focus();
  }, [autoFocus]);

  function post(event: FormEvent) {
    event.preventDefault();
    if (trimmed !== "") mutate({ sent: trimmed, authorId: user?._id });
  }

  return (
    <form onSubmit={post} className="grid gap-3">
      <Field
        label={texts.label}
        labelHidden
        hint={
          countsCharacters && (
            <span className="tabular-nums">{messages.charactersUsed(countCharacters(text), maxLength)}</span>
          )
        }
      >
        {(control) => (
          <Textarea
            {...control}
            ref={area}
            placeholder={texts.placeholder}
            maxLength={maxLength}
            value={text}
            readOnly={isPending}
            onChange={(event) => type(event.target.value)}
          />
        )}
      </Field>
      {/* Level with the count, which ends where this begins. */}
      <div
        className={classNames(
          "flex flex-wrap items-center justify-end gap-3",
          countsCharacters && "3xs:-mt-7 3xs:ml-36",
        )}
      >
        {beside}
        <Button
          type="submit"
          size={countsCharacters ? "medium" : "small"}
          disabled={trimmed === ""}
          busy={isPending}
        >
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}

/** Whether the sent contribution is the latest of those that wait for review. */
function waitsForReview({ waiting }: Outfit, { commentId }: Target, sent: string): boolean {
  const latest = waiting?.[0];
  const parentId = latest?.replyId && latest.commentId;
  return latest?.text === sent && parentId === commentId;
}
