import { useEffect, useEffectEvent, useRef, useState } from "react";
import {
  type FoundPiece,
  findPiece,
  labelOf,
  needsPicture,
  type PieceSource,
} from "#app/editor/studio/pieces/cut-out-source.ts";
import { isRefusedWith, useStudioCalls } from "#app/editor/studio/studio-api.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { randomId } from "#app/lib/random-id.ts";
import { COMPOSITION_PIECES_MAX } from "#contract/limits.ts";
import { STUDIO_ERRORS } from "#contract/messages/studio.ts";

/** As many as the server cuts out for one person at once; more would wait there until their calls time out. */
const CUT_OUTS_AT_ONCE = 4;

/** Says "we", because the shop of a sentence about a link is the one that the link leads to. */
const NOT_REACHED =
  "We could not be reached. The board is as it was: please check your connection and try again.";

/** A piece on its way to the board. */
export interface Incoming {
  key: string;
  label: string;
  source: PieceSource;
  /** drawn: it is on the board, without its picture; `error` says why. */
  state: "waiting" | "working" | "failed" | "drawn";
  error?: string;
  /** What has been found, where just laying it failed. */
  found?: FoundPiece;
  /** The piece of the board whose place it takes. */
  replaces?: string;
}

interface IncomingOptions {
  /** How many pieces the board has. */
  count: number;
  rights: { areConfirmed: boolean; ask: () => void };
  /** Lays it on the board; rejects where the board stayed as it was. */
  onFound: (found: FoundPiece, replaces: string | undefined) => Promise<void>;
}

/** The pieces that are being cut out, a few at once, and those that failed. */
export function useIncoming({ count, rights, onFound }: IncomingOptions) {
  const calls = useStudioCalls();
  const [entries, setEntries] = useState<readonly Incoming[]>([]);
  const started = useRef(new Set<string>());
  const change = (key: string, changes: Partial<Incoming>) =>
    setEntries((all) => all.map((entry) => (entry.key === key ? { ...entry, ...changes } : entry)));
  const remove = (key: string) => setEntries((all) => all.filter((entry) => entry.key !== key));

  async function bring({ key, source, found: before, replaces }: Incoming) {
    let found = before;
    try {
      found ??= await findPiece(source, calls);
      await onFound(found, replaces);
      if (found.pictureProblem) change(key, { state: "drawn", error: found.pictureProblem });
      else remove(key);
    } catch (error) {
      const isRight = isRefusedWith(error, "rightsNeeded");
      change(key, {
        ...(isRight ? { state: "waiting" } : { state: "failed", error: failureText(error, NOT_REACHED) }),
        ...(found && { found }),
      });
      if (isRight) rights.ask();
    } finally {
      started.current.delete(key);
    }
  }

  const startNext = useEffectEvent((waiting: readonly Incoming[], areConfirmed: boolean) => {
    if (!areConfirmed && waiting.some(({ source }) => needsPicture(source))) rights.ask();
    for (const entry of waiting) {
      if (started.current.size >= CUT_OUTS_AT_ONCE) return;
      if (started.current.has(entry.key) || (needsPicture(entry.source) && !areConfirmed)) continue;
      started.current.add(entry.key);
      change(entry.key, { state: "working" });
      void bring(entry);
    }
  });
  useEffect(() => {
    const waiting = entries.filter(({ state }) => state === "waiting");
    if (waiting.length > 0) startNext(waiting, rights.areConfirmed);
  }, [entries, rights.areConfirmed]);

  const pending = entries.filter(({ state }) => state === "waiting" || state === "working");
  // A failed one has no place; when it is tried again on a full board, the server refuses it with a sentence.
  const coming = pending.filter(({ replaces }) => !replaces).length;
  const room = Math.max(0, COMPOSITION_PIECES_MAX - count - coming);
  return {
    entries,
    /** How many are still to be laid on the board. */
    pendingCount: pending.length,
    room,
    /** Takes as many as there is room for, and returns the others. */
    add: (sources: readonly PieceSource[]): PieceSource[] => {
      const added = sources.slice(0, room).map((source) => entryOf(source));
      if (added.length > 0) setEntries((all) => [...all, ...added]);
      return sources.slice(room);
    },
    replace: (source: PieceSource, replaces: string) =>
      setEntries((all) => [...all, { ...entryOf(source), replaces }]),
    retry: (key: string) => change(key, { state: "waiting" }),
    remove,
    /** The rights were not confirmed: what waits for them says so. */
    refuseWaiting: () =>
      setEntries((all) =>
        all.map((entry) =>
          entry.state === "waiting" && needsPicture(entry.source)
            ? { ...entry, state: "failed", error: STUDIO_ERRORS.rightsNeeded.text }
            : entry,
        ),
      ),
  };
}

const entryOf = (source: PieceSource): Incoming => ({
  key: randomId(),
  label: labelOf(source),
  source,
  state: "waiting",
});
