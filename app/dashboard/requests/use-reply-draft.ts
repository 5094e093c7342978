import { useEffect, useState } from "react";
import type { useSendReply } from "#app/dashboard/requests/use-send-reply.ts";
import { bespokeReplyInputSchema } from "#contract/bespoke/bespoke.ts";
import type { AdminOutfitRow } from "#contract/dashboard/admin-outfits.ts";
import { ApiFailure } from "#contract/http/api-client.ts";
import { OUTFITS_PER_BESPOKE_REPLY } from "#contract/limits.ts";
import { BESPOKE_MESSAGES } from "#contract/messages/bespoke.ts";
import { outfitName } from "#contract/outfit/outfit-vocabulary.ts";

/** The errors of a reply's parts. */
interface ReplyErrors {
  outfits?: string | undefined;
  note?: string | undefined;
}

/** The draft of a reply. Changing a part clears its error. */
export function useReplyDraft(
  sending: ReturnType<typeof useSendReply>,
  onUnsaved: (isUnsaved: boolean) => void,
) {
  const [picks, setPicks] = useState<readonly AdminOutfitRow[]>([]);
  const [note, setNote] = useState("");
  const [errors, setErrors] = useState<ReplyErrors>({});
  const isUnsaved = picks.length > 0 || note.trim() !== "";

  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);

  function changePicks(next: readonly AdminOutfitRow[]) {
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
    /** Picks or unpicks an outfit; returns the message to announce. */
    toggle: (outfit: AdminOutfitRow): string => {
      const left = picks.filter(({ _id }) => _id !== outfit._id);
      const isPicked = left.length < picks.length;
      if (!isPicked && picks.length >= OUTFITS_PER_BESPOKE_REPLY) return BESPOKE_MESSAGES.tooManyOutfits;
      const next = isPicked ? left : [...picks, outfit];
      changePicks(next);
      const count = `${next.length} of ${OUTFITS_PER_BESPOKE_REPLY}`;
      return `${outfitName(outfit)} ${isPicked ? "put back" : "picked"}, ${count}`;
    },
    /** Sends the reply, or returns its first invalid part. */
    send: (): keyof ReplyErrors | undefined => {
      const checked = bespokeReplyInputSchema.safeParse({ outfitIds: picks.map(({ _id }) => _id), note });
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
