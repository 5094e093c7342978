import { Pencil, Trash2 } from "lucide";
import { ColourSwatch } from "#app/entities/outfit/colour-swatch.tsx";
import { formatCount } from "#app/lib/format-count.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Availability, LinkState } from "#contract/links/links.ts";
import { COLOUR_LABELS } from "#contract/outfit/outfit-labels.ts";
import type { Piece } from "#contract/pieces/pieces.ts";

export interface PieceActions {
  onUse: (piece: Piece) => void;
  onEdit: (piece: Piece) => void;
  onDelete: (piece: Piece) => void;
}

/** The name leads to the shop's page. */
export function PieceName({ piece }: { piece: Piece }) {
  return (
    <TextLink to={piece.link} look="inline" target="_blank" rel="noopener noreferrer" dir="auto">
      {piece.name}
    </TextLink>
  );
}

export function PieceColours({ colours }: Pick<Piece, "colours">) {
  if (colours.length === 0) return null;
  return (
    <ul aria-label="Colours" className="flex flex-wrap gap-1">
      {colours.map((colour) => (
        <li key={colour} title={COLOUR_LABELS[colour]} className="flex">
          <ColourSwatch colour={colour} />
          <span className="sr-only">{COLOUR_LABELS[colour]}</span>
        </li>
      ))}
    </ul>
  );
}

const STOCK: Record<Availability, { label: string; tone: BadgeTone }> = {
  in_stock: { label: "In stock", tone: "fresh" },
  out_of_stock: { label: "Out of stock", tone: "accent" },
  unknown: { label: "Stock unknown", tone: "quiet" },
};

const LINKS: Record<LinkState, string> = {
  unchecked: "Link not checked",
  ok: "Link works",
  gone: "Link is broken: gone",
  unreachable: "Link is broken: unreachable",
  blocked: "Link cannot be read",
};

/** Links that no outfit has are not checked, so that nothing is said of them. */
export function PieceState({
  piece: { availability, linkState, isMissing, numberOfOutfits },
}: {
  piece: Piece;
}) {
  const { label, tone } = STOCK[availability];
  const isBroken = linkState === "gone" || linkState === "unreachable";
  return (
    <div className="grid justify-items-start gap-1">
      <span className="flex flex-wrap gap-1.5">
        <Badge size="small" tone={tone}>
          {label}
        </Badge>
        {isMissing && (
          <Badge size="small" tone="gold">
            Missing
          </Badge>
        )}
      </span>
      {(numberOfOutfits > 0 || linkState !== "unchecked") && (
        <span className={classNames("text-caption", isBroken ? "text-danger" : "text-ink-soft")}>
          {LINKS[linkState]}
        </span>
      )}
    </div>
  );
}

/** The looks that have the piece, with links to the newest few. */
export function LooksOfPiece({ piece: { outfits, numberOfOutfits, name } }: { piece: Piece }) {
  if (numberOfOutfits === 0) return <span className="text-ink-soft">In no look</span>;
  const more = numberOfOutfits - outfits.length;
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 cursor-pointer items-center">
        <span className="link-line whitespace-nowrap">{formatCount(numberOfOutfits, "look", "looks")}</span>
        <span className="sr-only">{` with ${name}`}</span>
      </summary>
      <ul className="grid gap-2 pb-2 text-caption">
        {outfits.map(({ outfitId, subtitle }) => (
          <li key={outfitId} dir="auto" className="wrap-anywhere">
            <TextLink to={`/outfit/${outfitId}`} look="inline" target="_blank">
              {subtitle || "A look without a name"}
            </TextLink>
          </li>
        ))}
        {more > 0 && <li className="text-ink-soft">{`… and ${more} more`}</li>}
      </ul>
    </details>
  );
}

interface PieceButtonsProps extends PieceActions {
  piece: Piece;
  className?: string;
}

export function PieceButtons({ piece, onUse, onEdit, onDelete, className }: PieceButtonsProps) {
  const { name } = piece;
  return (
    <div className={classNames("flex items-center", className)}>
      <Button
        variant="ghost"
        size="small"
        aria-label={`Use in a look: ${name}`}
        onClick={() => onUse(piece)}
        className="whitespace-nowrap"
      >
        Use in a look
      </Button>
      <IconButton label={`Edit ${name}`} hint="Edit" onClick={() => onEdit(piece)}>
        <Icon of={Pencil} />
      </IconButton>
      <IconButton label={`Delete ${name}`} hint="Delete" tone="danger" onClick={() => onDelete(piece)}>
        <Icon of={Trash2} />
      </IconButton>
    </div>
  );
}
