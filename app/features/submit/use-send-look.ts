import { useQueryClient } from "@tanstack/react-query";
import type { RefObject } from "react";
import { outfitFormData } from "#app/editor/outfit/outfit-form-data.ts";
import type { CheckedOutfit } from "#app/editor/outfit/outfit-rules.ts";
import { isRefusedWith } from "#app/editor/studio/studio-api.ts";
import {
  createSubmission,
  submissionsKey,
  submitForReview,
  updateSubmission,
} from "#app/entities/submission/submission-queries.ts";
import type { SeenLook } from "#app/features/submit/begun-looks.ts";
import * as messages from "#app/features/submit/messages.ts";
import { failureText, isRefusedFor } from "#app/lib/failure-text.ts";
import { useIdempotencyKey } from "#app/lib/use-idempotency-key.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { showToast } from "#app/ui/toast.tsx";
import { SUBMISSION_ERRORS } from "#contract/messages/submissions.ts";
import type { Submission } from "#contract/submissions/submissions.ts";

const { isWaiting, isPublished, isTakenDown } = SUBMISSION_ERRORS;
/** Why a look cannot be changed any more. */
const CLOSED = [isWaiting, isPublished, isTakenDown];

export type Aim = "draft" | "review";

interface SendLookOptions {
  /** Whether its screen still shows the look, if not the form: the list can say first that it was submitted. */
  isOpen: RefObject<boolean>;
  /** Null while the look is new. */
  seen: RefObject<SeenLook | null>;
  /** What was entered is on the server, whatever follows, also after the form was left. */
  onSaved: () => void;
  /** A new look is on the server; the form goes on with it. */
  onCreated: (look: Submission) => void;
  onSent: (look: Submission, aim: Aim) => void;
  /** The look was not submitted, because the rights in its pictures are not confirmed. */
  onRightsNeeded: () => void;
}

interface Attempt {
  outfit: CheckedOutfit;
  aim: Aim;
  /** Also over what another tab or device has saved meanwhile. */
  isForced: boolean;
}

/**
 * Saves a look and, where that is the aim, submits it. What was saved is not created again by the next attempt. A
 * toast says what comes of it after the look was left, and nothing else happens to the screen that is open then.
 */
export function useSendLook({ isOpen, seen, onSaved, onCreated, onSent, onRightsNeeded }: SendLookOptions) {
  const client = useQueryClient();
  const { keyFor, settle } = useIdempotencyKey();

  /** Where another tab or an administrator was first, the form leaves, and with it what it would say. */
  async function saveChanges(id: string, data: FormData): Promise<Submission> {
    try {
      return await updateSubmission(id, data);
    } catch (error) {
      if (isOpen.current && isRefusedFor(error, ...CLOSED)) {
        void showToast("error", messages.closedMeanwhile);
      }
      throw error;
    }
  }

  async function send({ outfit, isForced }: Attempt) {
    const { type: _, rateLook: __, publishAt: ___, image, composition, ...input } = outfit;
    const updatedAt = isForced ? undefined : seen.current?.updatedAt;
    const data = outfitFormData(input, { image, composition, updatedAt });
    if (seen.current) return saveChanges(seen.current._id, data);
    const picture = composition ?? (image && [image.name, image.size, image.lastModified]);
    const created = await createSubmission(data, keyFor(JSON.stringify([input, picture])));
    settle();
    return created;
  }

  return useSingleMutation({
    mutationFn: async (attempt: Attempt) => {
      const saved = await send(attempt);
      onSaved();
      if (!seen.current && isOpen.current) onCreated(saved);
      seen.current = saved;
      return attempt.aim === "review" ? submitForReview(saved._id) : saved;
    },
    onSuccess: (sent, { aim }) => {
      if (isOpen.current) return onSent(sent, aim);
      void showToast("success", aim === "draft" ? messages.draftSaved : messages.submitted);
    },
    onError: (error, { aim }) => {
      if (!isOpen.current) {
        const sentence = aim === "draft" ? messages.notSaved : messages.notSubmitted;
        void showToast("error", sentence(failureText(error)));
      } else if (isRefusedWith(error, "rightsNeeded")) onRightsNeeded();
    },
    // A look can be saved although it was not submitted. What follows does not wait for the list.
    onSettled: () => void client.invalidateQueries({ queryKey: submissionsKey }),
  });
}
