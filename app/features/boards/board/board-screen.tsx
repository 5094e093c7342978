import { useEffect } from "react";
import { BOARD } from "#app/content/boards-content.ts";
import { EmbedLink } from "#app/entities/embed/embed-link.tsx";
import { BySession } from "#app/entities/session/by-session.tsx";
import { PageMeta } from "#app/entities/settings/page-meta.tsx";
import { BoardLoading } from "#app/features/boards/board/board-frame.tsx";
import { BoardView } from "#app/features/boards/board/board-view.tsx";
import { useBoard } from "#app/features/boards/board/use-board.ts";
import { BoardMark } from "#app/features/boards/board-mark.tsx";
import * as messages from "#app/features/boards/messages.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LoadFailure } from "#app/ui/load-failure.tsx";
import { prepareToasts } from "#app/ui/toast.tsx";
import type { BoardPage } from "#contract/boards/boards.ts";
import { BOARD_PREVIEW_SIZE } from "#contract/limits.ts";

export function BoardScreen({ id }: { id: string }) {
  const { board, storedAt, outfits, state, retry, more } = useBoard(id);

  // Toasts are loaded now, so that a network failure can be reported.
  useEffect(prepareToasts, []);

  if (state === "ready" && board) {
    return (
      <>
        <BoardMeta board={board} />
        <BoardView board={board} storedAt={storedAt} outfits={outfits} more={more} />
      </>
    );
  }
  return (
    <>
      <PageMeta
        title={state === "missing" ? BOARD.missingTitle : messages.board}
        description={BOARD.missingText}
        path={`/board/${id}`}
        isLoading={state === "loading"}
      />
      <meta name="robots" content="noindex" />
      {state === "missing" ? (
        <Missing />
      ) : state === "failed" ? (
        <Container space="screen">
          <LoadFailure
            look="block"
            level="h1"
            text={BOARD.failedTitle}
            advice={BOARD.failedText}
            onRetry={retry}
          />
        </Container>
      ) : state === "unconfirmed" ? (
        <BySession member={() => <BoardLoading />} visitor={<Missing />} />
      ) : (
        <BoardLoading />
      )}
    </>
  );
}

/** Search engines index public boards only. */
function BoardMeta({ board }: { board: BoardPage["board"] }) {
  return (
    <>
      <PageMeta
        title={board.name}
        description={messages.description(board)}
        path={`/board/${board._id}`}
        image={board.preview ?? undefined}
      />
      {board.preview && (
        <>
          <meta property="og:image:width" content={String(BOARD_PREVIEW_SIZE.width)} />
          <meta property="og:image:height" content={String(BOARD_PREVIEW_SIZE.height)} />
        </>
      )}
      {board.isPublic ? (
        <EmbedLink embedded={{ kind: "board", id: board._id }} title={board.name} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}

function Missing() {
  return (
    <Container space="screen">
      <EmptyState
        level="h1"
        mark={<BoardMark />}
        title={BOARD.missingTitle}
        text={BOARD.missingText}
        action={
          <>
            <ButtonLink to="/saved">{messages.yourSavedLooks}</ButtonLink>
            <ButtonLink to="/outfit" variant="secondary">
              {messages.exploreOutfits}
            </ButtonLink>
          </>
        }
      />
    </Container>
  );
}
