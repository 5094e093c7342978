import { type InfiniteData, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { WAITING_KEY } from "#app/dashboard/frame/waiting-api.ts";
import {
  BESPOKE_REQUESTS_KEY,
  bespokeRequestsQuery,
  replyToBespokeRequest,
} from "#app/dashboard/requests/requests-api.ts";
import type { Followed } from "#app/lib/next-page.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { showToast } from "#app/ui/toast.tsx";
import {
  type BespokeReplyInput,
  type BespokeRequest,
  type BespokeRequestList,
  bespokeReplyInputSchema,
} from "#contract/bespoke/bespoke.ts";
import { ApiFailure } from "#contract/http/api-client.ts";
import { MODAL_TOAST_MS, OUTFITS_PER_BESPOKE_REPLY } from "#contract/limits.ts";
import { BESPOKE_MESSAGES } from "#contract/messages/bespoke.ts";
import type { OutfitSummary } from "#contract/outfit/outfit.ts";
import { outfitName } from "#contract/outfit/outfit-vocabulary.ts";

interface ReplyErrors {
  outfits?: string | undefined;
  note?: string | undefined;
}

/** The prepared beginning of a note, for the stylist to change. */
export function openingOf({ name }: Pick<BespokeRequest, "name">): string {
  return name ? `Dear ${name},\n\n` : "Hello,\n\n";
}

/** Changing a part of the draft clears the part's error. */
export function useReplyDraft(
  opening: string,
  sending: ReturnType<typeof useSendReply>,
  onUnsaved: (isUnsaved: boolean) => void,
) {
  const [picks, setPicks] = useState<readonly OutfitSummary[]>([]);
  const [note, setNote] = useState(opening);
  const [errors, setErrors] = useState<ReplyErrors>({});
  const isWritten = note.trim() !== "" && note.trim() !== opening.trim();
  const isUnsaved = picks.length > 0 || isWritten;

  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);

  function changePicks(next: readonly OutfitSummary[]) {
    setPicks(next);
    setErrors(({ note }) => ({ note }));
  }

  return {
    picks,
    note,
    errors,
    /** Ids of outfits that the server rejected as no longer public. */
    goneIds: goneIds(sending),
    setPicks: changePicks,
    setNote: (next: string) => {
      setNote(next);
      setErrors(({ outfits }) => ({ outfits }));
    },
    /** Returns the message to announce. */
    toggle: (outfit: OutfitSummary): string => {
      const left = picks.filter(({ _id }) => _id !== outfit._id);
      const isPicked = left.length < picks.length;
      if (!isPicked && picks.length >= OUTFITS_PER_BESPOKE_REPLY) return BESPOKE_MESSAGES.tooManyOutfits;
      const next = isPicked ? left : [...picks, outfit];
      changePicks(next);
      const count = `${next.length} of ${OUTFITS_PER_BESPOKE_REPLY}`;
      return `${outfitName(outfit)} ${isPicked ? "put back" : "picked"}, ${count}`;
    },
    /** Returns the first invalid part instead of sending. */
    send: (): keyof ReplyErrors | undefined => {
      const checked = bespokeReplyInputSchema.safeParse({
        outfitIds: picks.map(({ _id }) => _id),
        note: isWritten ? note : "",
      });
      if (checked.success) {
        setErrors({});
        sending.mutate(checked.data);
        return undefined;
      }
      const about = (part: string) => checked.error.issues.find(({ path }) => path[0] === part)?.message;
      const wrong = { outfits: about("outfitIds"), note: about("note") };
      setErrors(wrong);
      return wrong.outfits ? "outfits" : "note";
    },
  };
}

function goneIds({ error, variables }: ReturnType<typeof useSendReply>): ReadonlySet<string> {
  if (!(error instanceof ApiFailure) || !variables) return new Set();
  return new Set(
    error.details.flatMap(({ path }) => {
      const index = /^outfitIds\.(\d+)$/.exec(path)?.[1];
      return (index && variables.outfitIds[Number(index)]) || [];
    }),
  );
}

export function useSendReply(id: string, onSent: () => void) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (reply: BespokeReplyInput) => replyToBespokeRequest(id, reply),
    onSuccess: () => {
      client.setQueryData(bespokeRequestsQuery("open").queryKey, (open) => open && withoutRequest(open, id));
      void showToast("success", BESPOKE_MESSAGES.answered, MODAL_TOAST_MS);
      onSent();
    },
    // After an error too: another administrator may have replied or hidden an outfit.
    onSettled: (_answered, error) => {
      void client.invalidateQueries({ queryKey: BESPOKE_REQUESTS_KEY });
      void client.invalidateQueries({ queryKey: WAITING_KEY });
      if (error) void client.invalidateQueries({ queryKey: ["outfits"] });
    },
  });
}

function withoutRequest(
  { pages, pageParams }: InfiniteData<Followed<BespokeRequestList>>,
  id: string,
): InfiniteData<Followed<BespokeRequestList>> {
  return {
    pageParams,
    pages: pages.map(({ requests, openRequests, ...page }) => ({
      ...page,
      requests: requests.filter(({ _id }) => _id !== id),
      openRequests: Math.max(0, openRequests - 1),
    })),
  };
}
