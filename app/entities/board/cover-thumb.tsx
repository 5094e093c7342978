import { Picture } from "#app/ui/picture.tsx";
import type { Board } from "#contract/boards/boards.ts";

/** The first picture of a board, as small as a stamp. */
export function CoverThumb({ cover }: { cover: Board["covers"][number] | undefined }) {
  if (!cover?.image) return <span aria-hidden="true" className="h-12 w-9 shrink-0 bg-paper-deep" />;
  return <Picture picture={cover} alt="" sizes="2.25rem" className="h-12 w-9 shrink-0" />;
}
