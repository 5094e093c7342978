import { useEffect, useEffectEvent, useState } from "react";
import type { NewPiece } from "#app/editor/studio/board/board-pieces.ts";
import { isPieceEdited } from "#app/editor/studio/board/piece-panel.tsx";
import type { Board } from "#app/editor/studio/board/use-board.ts";
import { newSeed } from "#app/editor/studio/new-board.ts";
import type { FoundPiece } from "#app/editor/studio/pieces/cut-out-source.ts";
import { useStudioCalls } from "#app/editor/studio/studio-api.ts";
import type { Section } from "#contract/outfit/outfit-vocabulary.ts";
import { type Composition, pieceNameOf } from "#contract/studio/composition.ts";
import type { CutoutItem } from "#contract/studio/studio.ts";

type Ground = Composition["ground"];
type Wish = Pick<NewPiece, "cutoutId" | "itemName"> & { role?: NewPiece["role"] };

/** An arrangement, and the keys of the pieces that the board had when it was asked for. */
interface Arranged {
  composition: Composition;
  keys: readonly string[];
}

interface Waiting {
  found: FoundPiece;
  settle: (error?: unknown) => void;
}

/**
 * Has the server arrange the pieces of a board. New ones that arrive while it does so are arranged together
 * afterwards.
 */
export function useLaying(board: Board) {
  const { arrangeBoard } = useStudioCalls();
  const [chosen, setChosen] = useState<Section>(board.composition.section ?? "Women");
  // That of a board with pieces is undone with it.
  const section = board.pieces.length > 0 ? (board.composition.section ?? "Women") : chosen;
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const [isArranging, setArranging] = useState(false);
  const [isGroundChosen, setGroundChosen] = useState(board.pieces.length > 0);
  /** What is known of the products of drawn pieces, which no cut-out says. */
  const [drawn, setDrawn] = useState<readonly CutoutItem[]>([]);

  async function arrange(seed: string, added: readonly Wish[] = [], forSection = section): Promise<Arranged> {
    const { pieces } = board;
    const wishes = [...pieces.map(wishOf), ...added];
    const composition = await arrangeBoard({ seed, section: forSection, pieces: wishes });
    return { composition, keys: pieces.map(({ key }) => key) };
  }

  // The board can have changed since the request.
  const lay = useEffectEvent(({ composition, keys }: Arranged, batch: readonly Waiting[]) => {
    const found = batch.map(({ found }) => found);
    board.addCutouts(found.flatMap(({ cutout }) => cutout ?? []));
    setDrawn((items) => [...items, ...found.filter(({ cutout }) => !cutout).map(({ item }) => item)]);
    // The section of an empty board is the one chosen for these pieces.
    if (board.isTouched && board.pieces.length > 0) {
      const pieces = composition.pieces.slice(keys.length).map(({ layer, ...piece }) => piece);
      board.act({ kind: "add", pieces, keepsSelection: isPieceEdited() });
    } else {
      const ground = isGroundChosen ? board.composition.ground : composition.ground;
      board.act({ kind: "arrange", composition: { ...composition, ground }, keys });
    }
  });
  const layAnew = useEffectEvent(({ composition, keys }: Arranged) => {
    const ground = onSamePaper(board.composition.ground, composition.ground);
    board.act({ kind: "arrange", composition: { ...composition, ground }, keys });
  });
  const layWaiting = useEffectEvent(async () => {
    const batch = waiting;
    setWaiting([]);
    setArranging(true);
    try {
      const arranged = await arrange(
        board.composition.seed,
        batch.map(({ found }) => wishOfFound(found)),
      );
      lay(arranged, batch);
      for (const { settle } of batch) settle();
    } catch (error) {
      for (const { settle } of batch) settle(error);
    } finally {
      setArranging(false);
    }
  });
  useEffect(() => {
    if (waiting.length > 0 && !isArranging) void layWaiting();
  }, [waiting, isArranging]);

  /** Whether the board still had the piece. */
  const replace = useEffectEvent((key: string, { cutout, item }: FoundPiece): boolean => {
    if (!board.pieces.some((piece) => piece.key === key)) return false;
    if (cutout) board.addCutouts([cutout]);
    else setDrawn((items) => [...items, item]);
    board.act({ kind: "replace", key, product: wishOfFound({ cutout, item }) });
    return true;
  });
  const arrangeAnew = async (seed: string, forSection = section) =>
    layAnew(await arrange(seed, [], forSection));

  return {
    drawn,
    section,
    /** Rejects where the board stayed as it was. Without a piece on the board that it replaces, it is a new one. */
    lay: (found: FoundPiece, replaced?: string): Promise<void> =>
      new Promise((resolve, reject) => {
        if (replaced !== undefined && replace(replaced, found)) return resolve();
        const settle = (error?: unknown) => (error === undefined ? resolve() : reject(error));
        setWaiting((all) => [...all, { found, settle }]);
      }),
    /** Another arrangement of the same pieces, on the same paper. */
    shuffle: () => arrangeAnew(newSeed()),
    /** Drawings differ by section, in their shapes and sizes. */
    changeSection: async (changed: Section) => {
      if (board.pieces.length > 0) await arrangeAnew(board.composition.seed, changed);
      setChosen(changed);
    },
    changeGround: (ground: Ground) => {
      setGroundChosen(true);
      // A dragged colour changes many times a second.
      const at = ground.kind === "colour" ? performance.now() : undefined;
      board.act({ kind: "ground", ground, ...(at !== undefined && { at }) });
    },
    /** The paper of another arrangement. */
    findPaper: async (): Promise<Ground> => (await arrange(newSeed())).composition.ground,
  };
}

const wishOf = ({ cutoutId, itemName, role }: Wish): Wish => ({
  ...(cutoutId !== undefined && { cutoutId }),
  ...(itemName !== undefined && { itemName }),
  ...(role && { role }),
});

function wishOfFound({ cutout, item }: FoundPiece): Wish {
  const itemName = pieceNameOf(item.itemName ?? "") || undefined;
  return wishOf({ cutoutId: cutout?.cutoutId, itemName });
}

/** The ground with its shape where another arrangement has it: under the main piece. */
function onSamePaper(ground: Ground, arranged: Ground): Ground {
  if (ground.kind !== "paper" || !ground.shape || arranged.kind !== "paper" || !arranged.shape) return ground;
  return { ...ground, shape: { ...arranged.shape, colour: ground.shape.colour } };
}
