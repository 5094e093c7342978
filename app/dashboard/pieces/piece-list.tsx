import {
  LooksOfPiece,
  type PieceActions,
  PieceButtons,
  PieceColours,
  PieceName,
  PieceState,
} from "#app/dashboard/pieces/piece-parts.tsx";
import { PieceTile } from "#app/editor/studio/pieces/piece-tile.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Price } from "#app/ui/price.tsx";
import { ROLE_LABELS, SECTION_LABELS } from "#contract/outfit/outfit-labels.ts";
import type { Piece } from "#contract/pieces/pieces.ts";

interface PieceListProps extends PieceActions {
  pieces: readonly Piece[];
}

const COLUMNS = [
  { label: "Picture", hidden: true },
  { label: "Piece" },
  { label: "Role" },
  { label: "Section" },
  { label: "Colours" },
  { label: "Price", numeric: true },
  { label: "State" },
  { label: "Looks" },
  { label: "Actions", hidden: true },
];

export function PieceTable({ pieces, ...actions }: PieceListProps) {
  return (
    <table className="w-full border-separate border-spacing-0 text-small wrap-normal">
      <caption className="sr-only">Pieces</caption>
      <thead>
        <tr>
          {COLUMNS.map(({ label, hidden, numeric }) => (
            <th
              key={label}
              scope="col"
              className={classNames(
                "h-11 border-ink border-b px-2 font-medium text-caption text-ink-soft",
                numeric ? "text-right" : "text-left",
              )}
            >
              <span className={hidden ? "sr-only" : undefined}>{label}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pieces.map((piece) => (
          <tr
            key={piece._id}
            className="[&>*]:border-line [&>*]:border-b [&>*]:px-2 [&>*]:py-2.5 [&>:first-child]:pl-0 [&>:last-child]:pr-0"
          >
            <td className="w-12">
              <PieceTile piece={piece} className="aspect-3/4 w-12 text-title" />
            </td>
            <th scope="row" className="min-w-40 text-left font-medium wrap-anywhere">
              <PieceName piece={piece} />
              <bdi className="block font-normal text-ink-soft">{piece.sourceName}</bdi>
            </th>
            <td>{ROLE_LABELS[piece.role]}</td>
            <td>{piece.section ? SECTION_LABELS[piece.section] : "–"}</td>
            <td className="w-24">
              <PieceColours colours={piece.colours} />
            </td>
            <td className="whitespace-nowrap text-right">
              <Price rupees={piece.price} />
            </td>
            <td>
              <PieceState piece={piece} />
            </td>
            <td className="min-w-24 max-w-48">
              <LooksOfPiece piece={piece} />
            </td>
            <td>
              <PieceButtons piece={piece} {...actions} className="justify-end" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function PieceCards({ pieces, ...actions }: PieceListProps) {
  return (
    <ul aria-label="Pieces" className="grid grid-cols-1 gap-4 md:grid-cols-2">
      {pieces.map((piece) => (
        <li key={piece._id} className="flex min-w-0 flex-col border border-line bg-paper-raised">
          <div className="flex flex-1 gap-4 p-4">
            <PieceTile piece={piece} className="aspect-3/4 w-[min(5rem,22vw)] self-start text-display-s" />
            <div className="grid min-w-0 flex-1 content-start gap-2.5">
              <div>
                <h2 className="font-medium leading-snug wrap-anywhere">
                  <PieceName piece={piece} />
                </h2>
                <p dir="auto" className="mt-0.5 text-ink-soft text-small wrap-anywhere">
                  {piece.sourceName}
                </p>
              </div>
              <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-small">
                <Price rupees={piece.price} size="body" />
                <span className="text-ink-soft">
                  {[ROLE_LABELS[piece.role], piece.section && SECTION_LABELS[piece.section]]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
              </p>
              <PieceColours colours={piece.colours} />
              <PieceState piece={piece} />
            </div>
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-2 border-line border-t py-1 pr-1 pl-4 text-small">
            <div className="flex min-h-11 items-center">
              <LooksOfPiece piece={piece} />
            </div>
            <PieceButtons piece={piece} {...actions} className="ml-auto" />
          </div>
        </li>
      ))}
    </ul>
  );
}
