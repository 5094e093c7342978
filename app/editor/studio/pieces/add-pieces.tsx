import { useRef, useState } from "react";
import type { PieceSource } from "#app/editor/studio/pieces/cut-out-source.ts";
import { IncomingList } from "#app/editor/studio/pieces/incoming-list.tsx";
import { LinkPieces } from "#app/editor/studio/pieces/link-pieces.tsx";
import { NamePieces } from "#app/editor/studio/pieces/name-pieces.tsx";
import { PoolPieces } from "#app/editor/studio/pieces/pool-pieces.tsx";
import { UploadPieces } from "#app/editor/studio/pieces/upload-pieces.tsx";
import type { useIncoming } from "#app/editor/studio/pieces/use-incoming.ts";
import { type useTyped, WAYS, type Way } from "#app/editor/studio/pieces/use-typed.ts";
import { formatCount } from "#app/lib/format-count.ts";
import { Chip } from "#app/ui/chip.tsx";
import { COMPOSITION_PIECES_MAX } from "#contract/limits.ts";
import type { Section } from "#contract/outfit/outfit-vocabulary.ts";

interface AddPiecesProps {
  incoming: ReturnType<typeof useIncoming>;
  typed: ReturnType<typeof useTyped>;
  section: Section;
  onSection: (section: Section) => Promise<void>;
}

/** The ways by which pieces come to the board, and what is on its way. */
export function AddPieces({ incoming, typed, ...drawing }: AddPiecesProps) {
  const { entries, room, add, retry, remove } = incoming;
  const { way, setWay, typedFor } = typed;
  const [left, setLeft] = useState(0);
  const status = useRef<HTMLParagraphElement>(null);

  function addAll(sources: PieceSource[]): PieceSource[] {
    const rest = add(sources);
    setLeft(rest.length);
    return rest;
  }
  /** What is pressed in the list goes, as its last entry does with the list. */
  const fromList = (change: (key: string) => void) => (key: string) => {
    status.current?.focus();
    change(key);
  };

  return (
    <section aria-label="Add pieces" className="grid content-start gap-5">
      <fieldset>
        <legend className="sr-only">Where from</legend>
        <div className="-ml-2.5 flex flex-wrap">
          {(Object.keys(WAYS) as Way[]).map((value) => (
            <Chip key={value} tone="choice" aria-pressed={value === way} onClick={() => setWay(value)}>
              {WAYS[value]}
            </Chip>
          ))}
        </div>
      </fieldset>
      {way === "pool" && <PoolPieces {...typedFor(way)} onAdd={addAll} />}
      {way === "links" && <LinkPieces {...typedFor(way)} onAdd={addAll} />}
      {way === "upload" && <UploadPieces onAdd={addAll} />}
      {way === "name" && <NamePieces {...typedFor(way)} onAdd={addAll} {...drawing} />}
      <p ref={status} tabIndex={-1} role="status" className="text-caption text-ink-soft">
        {roomText(room, left)}
      </p>
      <IncomingList entries={entries} onRetry={fromList(retry)} onRemove={fromList(remove)} />
    </section>
  );
}

function roomText(room: number, left: number): string {
  const full = `A board holds ${COMPOSITION_PIECES_MAX} pieces`;
  if (left > 0) return `${full}: ${formatCount(left, "piece was", "pieces were")} not added.`;
  if (room === 0) return `${full}, and has them.`;
  return `Room for ${formatCount(room, "more piece", "more pieces")}.`;
}
