import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide";
import type { PieceSource } from "#app/editor/studio/pieces/cut-out-source.ts";
import { PieceTile } from "#app/editor/studio/pieces/piece-tile.tsx";
import type { Typed } from "#app/editor/studio/pieces/use-typed.ts";
import { ADMIN_CALLS, type PoolPiece, useStudioCalls } from "#app/editor/studio/studio-api.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { useDebounced } from "#app/lib/use-debounced.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LoadFailure } from "#app/ui/load-failure.tsx";
import { LoadingNote } from "#app/ui/loading-note.tsx";
import { Price } from "#app/ui/price.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

interface PoolPiecesProps extends Typed {
  onAdd: (sources: PieceSource[]) => void;
}

/** The pieces of the pool that a search finds, the first page of them. */
export function PoolPieces({ typed, onType, onAdd }: PoolPiecesProps) {
  const searchTerm = useDebounced(typed.trim());
  const calls = useStudioCalls();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(calls.poolQuery(searchTerm));
  return (
    <div className="grid gap-4">
      <SearchField label="Search names and shops" value={typed} onChange={onType} />
      {data ? (
        <div
          aria-busy={isPlaceholderData}
          className="grid gap-2 transition-opacity duration-quick aria-busy:opacity-60 aria-busy:delay-200"
        >
          <PieceChoices pieces={data.pieces} onChoose={(piece) => onAdd([{ kind: "pool", piece }])} />
          <p role="status" className="text-caption text-ink-soft">
            {foundText(data.pieces.length, data.total)}
          </p>
          {data.total === 0 && !searchTerm && calls === ADMIN_CALLS && (
            <TextLink to="/dashboard/pieces" size="small" className="justify-self-start">
              Pieces
            </TextLink>
          )}
        </div>
      ) : error && !isFetching ? (
        <LoadFailure
          text={failureText(error, "The pieces could not be loaded")}
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingNote>Loading the pieces…</LoadingNote>
      )}
    </div>
  );
}

function foundText(shown: number, total: number): string {
  if (total === 0) return "No piece matches.";
  return shown < total ? `The first ${shown} of ${total} pieces: search to find others.` : "";
}

interface PieceChoicesProps {
  pieces: readonly PoolPiece[];
  onChoose: (piece: PoolPiece) => void;
}

function PieceChoices({ pieces, onChoose }: PieceChoicesProps) {
  if (pieces.length === 0) return null;
  return (
    <ul
      aria-label="Pieces of the pool"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
      tabIndex={0}
      className="max-h-72 overflow-y-auto overscroll-contain border-line border-y xl:max-h-[46svh]"
    >
      {pieces.map((piece) => (
        <li key={piece._id} className="border-line not-first:border-t">
          <button
            type="button"
            aria-label={`Add ${piece.name}`}
            onClick={() => onChoose(piece)}
            className="group grid w-full grid-cols-auto-rest-auto items-center gap-3 py-2 pr-1 text-left -outline-offset-2 transition-colors hover:bg-paper-deep"
          >
            <PieceTile piece={piece} className="aspect-3/4 w-10 text-title" />
            <span className="grid min-w-0">
              <span dir="auto" className="truncate text-small">
                {piece.name}
              </span>
              <span className="flex gap-x-2 text-caption text-ink-soft">
                <bdi className="truncate">{piece.sourceName}</bdi>
                <Price rupees={piece.price} />
              </span>
              {!piece.image && <span className="text-caption text-ink-soft">No picture: it is drawn</span>}
            </span>
            <Icon of={Plus} size="small" tone="soft" weight="bold" />
          </button>
        </li>
      ))}
    </ul>
  );
}
