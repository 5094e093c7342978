import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { SaveFailure } from "#app/editor/frame/save-failure.tsx";
import { BasicFields } from "#app/editor/outfit/basic-fields.tsx";
import { ImageField } from "#app/editor/outfit/image-field.tsx";
import { ItemRows } from "#app/editor/outfit/item-rows.tsx";
import { ItemsTotal } from "#app/editor/outfit/items-total.tsx";
import { EMPTY_FIELDS, type OutfitFields } from "#app/editor/outfit/outfit-fields.ts";
import {
  type CheckedOutfit,
  editedOutfitRules,
  newLookRules,
  type OutfitFormState,
  type RuleContext,
} from "#app/editor/outfit/outfit-rules.ts";
import { TagsField } from "#app/editor/outfit/tags-field.tsx";
import { useServerErrors } from "#app/editor/outfit/use-server-errors.ts";
import { RightsDialog, useRights } from "#app/editor/studio/rights.tsx";
import { AUTHOR_CALLS, StudioCallsContext } from "#app/editor/studio/studio-api.ts";
import { useSettings } from "#app/entities/settings/settings.ts";
import { SubmissionPicture } from "#app/entities/submission/submission-picture.tsx";
import { submissionsQuery } from "#app/entities/submission/submission-queries.ts";
import { readBegunLook, type SeenLook } from "#app/features/submit/begun-looks.ts";
import { BegunNotice } from "#app/features/submit/begun-notice.tsx";
import { fieldsOfLook } from "#app/features/submit/look-fields.ts";
import * as messages from "#app/features/submit/messages.ts";
import { useBegunLook } from "#app/features/submit/use-begun-look.ts";
import { type Aim, useSendLook } from "#app/features/submit/use-send-look.ts";
import { failureText, isRefusedFor } from "#app/lib/failure-text.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { Button } from "#app/ui/button.tsx";
import { findHeading } from "#app/ui/find-heading.ts";
import { LockedFields } from "#app/ui/locked-fields.tsx";
import { showToast } from "#app/ui/toast.tsx";
import { SUBMISSION_ERRORS } from "#contract/messages/submissions.ts";
import type { Submission } from "#contract/submissions/submissions.ts";

interface LookFormProps {
  /** Whether its screen still shows the look. */
  isOpen: RefObject<boolean>;
  userId: string;
  /** One that was saved before. */
  look?: Submission | undefined;
  /** A new look is on the server; the form goes on with it. */
  onCreated: (look: Submission) => void;
  onSent: (aim: Aim) => void;
  onStartOver: () => void;
}

/** The studio, the items and the words of a look, on one page. */
export function LookForm(props: LookFormProps) {
  return (
    <StudioCallsContext value={AUTHOR_CALLS}>
      <Form {...props} />
    </StudioCallsContext>
  );
}

function Form({ isOpen, userId, look, onCreated, onSent, onStartOver }: LookFormProps) {
  const { timeZone } = useSettings();
  const [begun, setBegun] = useState(() => readBegunLook(userId, look?._id ?? null));
  const form: OutfitFormState = useForm<OutfitFields, RuleContext, CheckedOutfit>({
    context: { timeZone, storedPublishAt: "" },
    resolver: look ? editedOutfitRules : newLookRules,
    defaultValues: begun?.fields ?? (look ? fieldsOfLook(look) : EMPTY_FIELDS),
    // Editing a field clears its error until the next submission.
    reValidateMode: "onSubmit",
  });
  const seen = useRef<SeenLook | null>(
    look ? { _id: look._id, updatedAt: begun?.updatedAt ?? look.updatedAt } : null,
  );
  const kept = useBegunLook(form, userId, () => seen.current);
  const [wasNew] = useState(!look);
  const draftOf = { submissionId: look?._id ?? null, wasNew };
  /** The draft keeps the pieces of the board on the server until the look has them. */
  const dropBoard = () => {
    const board = form.getValues("composition");
    // A draft that could not be deleted is opened again.
    if (board) void AUTHOR_CALLS.deleteUsedDraft(draftOf, board).catch(() => undefined);
  };
  const rights = useConfirmedRights();
  const sending = useSendLook({
    ...{ isOpen, seen },
    onRightsNeeded: rights.question.ask,
    onSaved: () => {
      kept.forget();
      dropBoard();
      setBegun(undefined);
    },
    onCreated,
    onSent: (sent, aim) => {
      if (aim === "draft") {
        form.reset(fieldsOfLook(sent));
        kept.forget();
      }
      onSent(aim);
    },
  });
  const loadingOther = useLoadLook(userId, seen, (other) => {
    dropBoard();
    form.reset(fieldsOfLook(other));
    kept.forget();
    setBegun(undefined);
    seen.current = other;
    sending.reset();
    // What was pressed has gone with the message.
    findHeading()?.focus();
  });
  const failure = useRef<HTMLDivElement>(null);
  useServerErrors(sending.error, form, failure);
  const [aim, setAim] = useState<Aim>();
  const isPhotographLost = useBoardPicture(form) && begun?.isPhotographLost === true;

  const isBusy = sending.isPending || rights.isWaiting;
  const isLocked = isBusy || loadingOther.isPending;

  const send = (wanted: Aim, isForced = false) => {
    setAim(wanted);
    void form.handleSubmit(
      (outfit) => {
        const mutate = () => sending.mutate({ outfit, aim: wanted, isForced });
        if (wanted === "review") rights.confirmFirst(mutate);
        else mutate();
      },
      () => void showToast("error", messages.formInvalid),
    )();
  };

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send("review");
      }}
      className="grid gap-10"
    >
      {look?.note && <AuthorNote look={look} />}
      {begun && (
        <BegunNotice
          isPhotographLost={isPhotographLost}
          onStartOver={() => {
            kept.forget();
            dropBoard();
            onStartOver();
          }}
        />
      )}
      <LockedFields locked={isLocked} className="grid min-w-0 gap-12">
        <div className="grid gap-x-12 gap-y-10 md:grid-cols-picture-rest">
          <section aria-labelledby="picture-heading" className="grid content-start gap-4">
            <StepHeading id="picture-heading" text={messages.pictureTitle} />
            <p className="text-ink-soft text-small">{messages.pictureLead}</p>
            <ImageField
              form={form}
              current={
                look && {
                  id: look._id,
                  picture: (
                    <SubmissionPicture
                      look={look}
                      width={640}
                      alt={messages.currentPicture}
                      className="size-full"
                      imageClassName="max-md:object-contain"
                    />
                  ),
                }
              }
              draftOf={draftOf}
              onBoardDropped={dropBoard}
            />
          </section>
          <div className="grid min-w-0 content-start gap-12">
            <ItemRows form={form} level="h2" />
            <section aria-labelledby="about-heading" className="grid gap-6">
              <StepHeading id="about-heading" text={messages.aboutTitle} />
              <BasicFields form={form} />
              <TagsField form={form} />
            </section>
          </div>
        </div>
      </LockedFields>
      <div className="tall:sticky bottom-0 z-bar grid gap-3 border-line border-t bg-paper py-4">
        {sending.error && (
          <SaveFailure
            ref={failure}
            error={sending.error}
            onLoadTheirs={
              isRefusedFor(sending.error, SUBMISSION_ERRORS.changedMeanwhile)
                ? () => loadingOther.mutate()
                : undefined
            }
            loadingTheirs={loadingOther.isPending}
            onSaveAnyway={() => aim && send(aim, true)}
          />
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <ItemsTotal form={form} />
          <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:[&>*]:grow">
            <Button
              variant="secondary"
              busy={isBusy && aim === "draft"}
              disabled={isLocked}
              onClick={() => send("draft")}
            >
              {messages.saveDraft}
            </Button>
            <Button type="submit" busy={isBusy && aim === "review"} disabled={isLocked}>
              {messages.submit}
            </Button>
          </div>
        </div>
      </div>
      <RightsDialog rights={rights.question} onRefuse={rights.refuse} />
    </form>
  );
}

function StepHeading({ id, text }: { id: string; text: string }) {
  return (
    <h2 id={id} className="border-ink border-b pb-3 font-display text-title">
      {text}
    </h2>
  );
}

/** What the shop wrote to the author, above everything. */
function AuthorNote({ look: { state, note } }: { look: Submission }) {
  const title =
    state === "declined"
      ? messages.whyDeclined
      : state === "changes_requested"
        ? messages.changesAsked
        : messages.noteOfShop;
  return (
    <section aria-label={title} className="border-gold border-l-2 bg-paper-deep px-5 py-4">
      <p className="font-medium">{title}</p>
      <p dir="auto" className="mt-1 whitespace-pre-line text-small wrap-anywhere">
        {note}
      </p>
    </section>
  );
}

/** Loads the look as another tab or device has saved it. */
function useLoadLook(userId: string, seen: RefObject<SeenLook | null>, onLoaded: (look: Submission) => void) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: () => client.fetchQuery({ ...submissionsQuery(userId), staleTime: 0 }),
    onSuccess: (looks) => {
      const look = looks.find(({ _id }) => _id === seen.current?._id);
      // Without it, the screen says that it is gone.
      if (look) onLoaded(look);
    },
    onError: (error) => void showToast("error", failureText(error, messages.otherFailed)),
  });
}

/** Asks once for the rights in the pictures, before a look is submitted. */
function useConfirmedRights() {
  const question = useRights();
  const [waiting, setWaiting] = useState<() => void>();
  const { isKnown, areConfirmed } = question;
  const ask = useEffectEvent(() => question.ask());
  useEffect(() => {
    if (!waiting || !isKnown) return;
    if (!areConfirmed) return ask();
    setWaiting(undefined);
    waiting();
  }, [waiting, isKnown, areConfirmed]);
  return {
    question,
    isWaiting: waiting !== undefined,
    confirmFirst: (act: () => void) => setWaiting(() => act),
    refuse: () => setWaiting(undefined),
  };
}

/** Draws the board of a look that was begun earlier; whether the picture is missing. */
function useBoardPicture(form: OutfitFormState): boolean {
  const [composition, image] = form.watch(["composition", "image"]);
  const draw = useEffectEvent(async () => {
    if (!composition || image) return;
    // Without its picture the look can be saved all the same.
    const picture = await AUTHOR_CALLS.previewBoard(composition).catch(() => null);
    const now = form.getValues();
    if (picture && now.composition && !now.image) form.setValue("image", picture);
  });
  useEffect(() => void draw(), []);
  return !composition && !image;
}
