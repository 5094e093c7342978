import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { boardFacts } from "#app/entities/board/board-facts.ts";
import { BoardToCart } from "#app/features/boards/board/board-to-cart.tsx";
import { ShareBoard } from "#app/features/boards/board/share-board.tsx";
import { deleteWithUndo } from "#app/features/boards/delete-with-undo.ts";
import { LazyBoardNameDialog } from "#app/features/boards/lazy-board-name-dialog.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { BoardOutfit, BoardPage } from "#contract/boards/boards.ts";

interface BoardHeadProps {
  board: BoardPage["board"];
  outfits: readonly BoardOutfit[];
  isArranging: boolean;
  onArrange: () => void;
}

/** Set smaller from this length on, so that the looks are not pushed out of the window. */
const LONG_NAME = 28;

/** A board's name, whose it is, and what can be done with all of it. */
export function BoardHead({ board, outfits, isArranging, onArrange }: BoardHeadProps) {
  return (
    <>
      {board.isOwn ? (
        <Eyebrow as="div" tone="accent" className="-my-3">
          <TextLink look="quiet" to="/saved">
            Saved looks
          </TextLink>
        </Eyebrow>
      ) : (
        <Eyebrow tone="accent">
          A board by <bdi>{board.owner.username}</bdi>
        </Eyebrow>
      )}
      <h1
        className={classNames(
          "mt-4 font-display",
          board.name.length > LONG_NAME ? "text-display-m" : "text-display-l",
        )}
      >
        <bdi>{board.name}</bdi>
      </h1>
      <p className="mt-5 text-ink-soft text-small">
        {boardFacts({ ...board, isPublic: board.isOwn && board.isPublic })}
      </p>
      <div className="mt-8 flex flex-wrap items-center gap-3">
        {outfits.length > 0 && <BoardToCart board={board} outfits={outfits} />}
        {board.isPublic && <ShareBoard board={board} />}
      </div>
      {board.isOwn && (
        <OwnerTools board={board} outfits={outfits} isArranging={isArranging} onArrange={onArrange} />
      )}
    </>
  );
}

function OwnerTools({ board, outfits, isArranging, onArrange }: BoardHeadProps) {
  const [isNaming, setNaming] = useState(false);
  const navigate = useNavigate();
  const client = useQueryClient();
  const remove = () => {
    deleteWithUndo(client, board);
    void navigate("/saved");
  };
  return (
    <div className="mt-3 -mb-3 flex flex-wrap gap-x-7">
      {outfits.length > 0 && (
        <Button variant="link" aria-pressed={isArranging} onClick={onArrange}>
          {isArranging ? "Done" : "Arrange looks"}
        </Button>
      )}
      {!board.isDefault && (
        <>
          <Button variant="link" onClick={() => setNaming(true)}>
            Rename
          </Button>
          <Button variant="link" onClick={remove}>
            Delete board
          </Button>
          <LazyBoardNameDialog
            open={isNaming}
            onClose={() => setNaming(false)}
            board={board}
            onDone={() => setNaming(false)}
          />
        </>
      )}
    </div>
  );
}
