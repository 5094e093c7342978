import { PageMeta } from "#app/entities/settings/page-meta.tsx";
import { formatCount } from "#app/lib/format-count.ts";
import type { BoardPage } from "#contract/boards/boards.ts";
import { BOARD_PREVIEW_SIZE } from "#contract/limits.ts";

/** A board's metadata for link previews. Search engines are told of public boards only. */
export function BoardMeta({ board }: { board: BoardPage["board"] }) {
  const looks = formatCount(board.numberOfOutfits, "complete look", "complete looks");
  return (
    <>
      <PageMeta
        title={board.name}
        description={`${looks}, collected by ${board.owner.username}. Every piece with its source and its price.`}
        path={`/board/${board._id}`}
        image={board.preview ?? undefined}
      />
      {board.preview && (
        <>
          <meta property="og:image:width" content={String(BOARD_PREVIEW_SIZE.width)} />
          <meta property="og:image:height" content={String(BOARD_PREVIEW_SIZE.height)} />
        </>
      )}
      {!board.isPublic && <meta name="robots" content="noindex" />}
    </>
  );
}
