import { classNames } from "#app/ui/class-names.ts";
import { firstCharacters } from "#contract/values/characters.ts";

/**
 * The piece's initial in place of its picture, which is at the shop's own address: the content security
 * policy allows pictures of this shop only.
 */
export function PieceTile({ piece, className }: { piece: { name: string }; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "inline-flex shrink-0 items-center justify-center bg-paper-deep font-display text-ink-soft leading-none",
        className,
      )}
    >
      {firstCharacters(piece.name, 1).toUpperCase()}
    </span>
  );
}
