import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useRef, useState } from "react";
import { useIsBegun } from "#app/entities/submission/begun-look-storage.ts";
import { SubmissionPicture } from "#app/entities/submission/submission-picture.tsx";
import {
  isHeld,
  isWithAuthor,
  submissionsKey,
  submitForReview,
} from "#app/entities/submission/submission-queries.ts";
import { deleteLookWithUndo } from "#app/features/account/profile/looks/delete-look.ts";
import { LookFigures } from "#app/features/account/profile/looks/look-figures.tsx";
import * as messages from "#app/features/account/profile/looks/messages.ts";
import { passFocusOn } from "#app/features/account/profile/looks/pass-focus-on.ts";
import { TimeInText } from "#app/features/account/profile/profile-section.tsx";
import { failureText, isRefusedFor } from "#app/lib/failure-text.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { lazyPart } from "#app/loading/lazy-part.tsx";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Price } from "#app/ui/price.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { showToast } from "#app/ui/toast.tsx";
import { STUDIO_ERRORS } from "#contract/messages/studio.ts";
import { HELD_LOOK, SUBMISSION_STATE_LABELS } from "#contract/messages/submission-labels.ts";
import type { Submission, SubmissionState } from "#contract/submissions/submissions.ts";

const RightsQuestion = lazyPart(
  async () => (await import("#app/features/account/profile/looks/rights-question.tsx")).RightsQuestion,
  { when: "open" },
);

const TONES: Record<SubmissionState, BadgeTone> = {
  draft: "quiet",
  submitted: "outline",
  changes_requested: "gold",
  published: "fresh",
  declined: "quiet",
};

/** A look with its state, what the shop wrote about it, and what its author can do. */
export function LookRow({ userId, look }: { userId: string; look: Submission }) {
  const { _id, state, note, outfitId, category, section, description, updatedAt, totalPrice } = look;
  const name = messages.lookName(section, category);
  const isRemoved = state === "published" && !outfitId;
  const row = useRef<HTMLLIElement>(null);
  return (
    <li ref={row} tabIndex={-1} className="grid grid-cols-auto-rest gap-x-4 gap-y-3 py-5">
      <SubmissionPicture look={look} width={320} alt="" className="aspect-3/4 w-20" />
      <div className="grid min-w-0 content-start justify-items-start gap-1.5">
        <Badge tone={isRemoved ? "quiet" : TONES[state]} size="small">
          {isRemoved ? messages.removed : SUBMISSION_STATE_LABELS[state]}
        </Badge>
        <p className="font-medium">{name}</p>
        {description && (
          <p dir="auto" className="line-clamp-2 max-w-text text-small wrap-anywhere">
            {description}
          </p>
        )}
        <p className="flex flex-wrap gap-x-4 text-caption text-ink-soft">
          <Price rupees={totalPrice} />
          <span>
            <TimeInText iso={updatedAt} text={messages.changed} />
          </span>
        </p>
        {outfitId && state === "published" && (
          <TextLink
            to={`/outfit/${outfitId}`}
            tone="accent"
            size="small"
            aria-label={messages.seeNamed(name)}
          >
            {messages.seeLook}
          </TextLink>
        )}
      </div>
      {note && (
        <p
          dir="auto"
          className="col-span-full whitespace-pre-line border-gold border-l-2 bg-paper-deep px-4 py-3 text-small wrap-anywhere"
        >
          {note}
        </p>
      )}
      {isHeld(look) ? (
        <p className="col-span-full text-small">{HELD_LOOK}</p>
      ) : state === "published" && !isRemoved ? (
        <LookFigures id={_id} name={name} />
      ) : (
        <LookActions userId={userId} look={look} name={name} row={row} />
      )}
    </li>
  );
}

interface LookActionsProps {
  userId: string;
  look: Submission;
  name: string;
  row: RefObject<HTMLLIElement | null>;
}

function LookActions({ userId, look: { _id, state }, name, row }: LookActionsProps) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const isBegun = useIsBegun(userId, _id);
  const submitting = useSingleMutation({
    mutationFn: () => submitForReview(_id),
    onSuccess: () => {
      void showToast("success", messages.submitted);
      // The pressed button leaves.
      if (row.current?.contains(document.activeElement)) row.current.focus();
    },
    onError: (error) => {
      if (isRefusedFor(error, STUDIO_ERRORS.rightsNeeded)) setAsking(true);
      else void showToast("error", failureText(error, messages.submitFailed));
    },
    onSettled: () => client.invalidateQueries({ queryKey: submissionsKey }),
  });
  return (
    <div className="-ml-4 col-span-full flex flex-wrap">
      {isWithAuthor(state) && isBegun && <p className="ml-4 w-full text-small">{messages.isBegun}</p>}
      {isWithAuthor(state) && (
        <>
          <ButtonLink
            to={`/submit?look=${_id}`}
            variant="ghost"
            size="small"
            aria-label={messages.editLook(name)}
          >
            {messages.edit}
          </ButtonLink>
          {/* What is stored is not what its author has entered. */}
          {!isBegun && (
            <Button
              variant="ghost"
              size="small"
              busy={submitting.isPending}
              aria-label={messages.submitLook(name)}
              onClick={() => submitting.mutate()}
            >
              {messages.submit}
            </Button>
          )}
          <RightsQuestion
            open={isAsking}
            onClose={() => setAsking(false)}
            onConfirmed={() => {
              setAsking(false);
              submitting.mutate();
            }}
          />
        </>
      )}
      <Button
        variant="ghostDanger"
        size="small"
        aria-label={messages.deleteLook(name)}
        onClick={() => {
          passFocusOn(row.current);
          deleteLookWithUndo(client, _id);
        }}
      >
        {messages.deleteButton}
      </Button>
    </div>
  );
}
