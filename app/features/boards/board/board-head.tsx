import { useQueryClient } from "@tanstack/react-query";
import { Share2 } from "lucide";
import { useState } from "react";
import { useNavigate } from "react-router";
import { boardFacts } from "#app/entities/board/messages.ts";
import { EmbedButton } from "#app/entities/embed/embed-button.tsx";
import { useSettings } from "#app/entities/settings/settings.ts";
import { BoardToCart } from "#app/features/boards/board/board-to-cart.tsx";
import { deleteWithUndo } from "#app/features/boards/delete-with-undo.ts";
import { LazyBoardNameDialog } from "#app/features/boards/lazy-board-name-dialog.ts";
import * as messages from "#app/features/boards/messages.ts";
import { logFailure } from "#app/lib/log.ts";
import { loadPart } from "#app/loading/load-code.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Price } from "#app/ui/price.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { BoardOutfit, BoardPage } from "#contract/boards/boards.ts";
import { toPaise, toRupees } from "#contract/values/money.ts";

interface BoardHeadProps {
  board: BoardPage["board"];
  outfits: readonly BoardOutfit[];
  /** All outfits of the board are loaded. */
  isWhole: boolean;
  isArranging: boolean;
  onArrange: () => void;
}

/** Longer names, in characters, are set smaller, so that the looks are not pushed out of the window. */
const LONG_NAME = 28;

export function BoardHead({ board, outfits, isWhole, isArranging, onArrange }: BoardHeadProps) {
  const paise = outfits.reduce(
    (sum, { isAvailable, totalPrice }) => sum + (isAvailable ? toPaise(totalPrice) : 0),
    0,
  );
  return (
    <>
      {board.isOwn ? (
        <Eyebrow as="div" tone="accent" className="-my-3">
          <TextLink look="quiet" to="/saved">
            {messages.savedLooks}
          </TextLink>
        </Eyebrow>
      ) : (
        <Eyebrow tone="accent">
          {messages.boardBy}
          <bdi>{board.owner.username}</bdi>
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
        {isWhole && paise > 0 && (
          <p className="mr-3 text-ink text-small">
            <span className="text-ink-soft">{`${messages.total} `}</span>
            <Price rupees={toRupees(paise)} size="body" />
          </p>
        )}
        {board.isPublic && (
          <>
            <ShareBoard board={board} />
            <EmbedButton embedded={{ kind: "board", id: board._id }} title={board.name} />
          </>
        )}
      </div>
      {board.isOwn && (
        <OwnerTools board={board} outfits={outfits} isArranging={isArranging} onArrange={onArrange} />
      )}
    </>
  );
}

function ShareBoard({ board }: { board: BoardPage["board"] }) {
  const { publicUrl } = useSettings();
  async function share() {
    const code = await loadPart(() => import("#app/ui/share-link.ts"));
    const url = `${publicUrl || window.location.origin}/board/${board._id}`;
    const text = messages.shared(board);
    await code?.shareLink({ title: board.name, text, url }, logFailure);
  }
  return (
    <Button variant="secondary" onClick={() => void share()}>
      <Icon of={Share2} size="small" />
      {messages.share}
    </Button>
  );
}

function OwnerTools({ board, outfits, isArranging, onArrange }: Omit<BoardHeadProps, "isWhole">) {
  const [isNaming, setNaming] = useState(false);
  const navigate = useNavigate();
  const client = useQueryClient();
  const remove = () => {
    deleteWithUndo(client, board);
    void navigate("/saved");
  };
  return (
    <div className="mt-3 -mb-3 flex flex-wrap gap-x-7">
      {(outfits.length > 1 || isArranging) && (
        <Button variant="link" onClick={onArrange}>
          {isArranging ? messages.arrangingDone : messages.arrange}
        </Button>
      )}
      {!board.isDefault && (
        <>
          <Button variant="link" onClick={() => setNaming(true)}>
            {messages.rename}
          </Button>
          <Button variant="link" onClick={remove}>
            {messages.deleteBoard}
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
