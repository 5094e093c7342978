import { useEffect } from "react";
import { BOARD } from "#app/content/boards-content.ts";
import { BySession } from "#app/entities/session/by-session.tsx";
import { PageMeta } from "#app/entities/settings/page-meta.tsx";
import { BoardLoading } from "#app/features/boards/board/board-loading.tsx";
import { BoardMeta } from "#app/features/boards/board/board-meta.tsx";
import { BoardView } from "#app/features/boards/board/board-view.tsx";
import { useBoard } from "#app/features/boards/board/use-board.ts";
import { BoardMark } from "#app/features/boards/board-mark.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LoadFailure } from "#app/ui/load-failure.tsx";
import { prepareToasts } from "#app/ui/toast.tsx";

/** A board: its owner's, or a public one. */
export function BoardScreen({ id }: { id: string }) {
  const { board, keptAt, outfits, state, retry, more } = useBoard(id);

  // Loaded now, so that a network failure can be reported.
  useEffect(prepareToasts, []);

  if (state === "ready" && board) {
    return (
      <>
        <BoardMeta board={board} />
        <BoardView board={board} keptAt={keptAt} outfits={outfits} more={more} />
      </>
    );
  }
  return (
    <>
      <PageMeta
        title={state === "missing" ? BOARD.missingTitle : "Board"}
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
      ) : state === "unasked" ? (
        <BySession member={() => <BoardLoading />} visitor={<Missing />} />
      ) : (
        <BoardLoading />
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
            <ButtonLink to="/saved">Your Saved Looks</ButtonLink>
            <ButtonLink to="/outfit" variant="secondary">
              Explore Outfits
            </ButtonLink>
          </>
        }
      />
    </Container>
  );
}
