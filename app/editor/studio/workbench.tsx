import { Shuffle } from "lucide";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ComposedLook } from "#app/editor/outfit/composed-look.ts";
import { BoardCanvas } from "#app/editor/studio/board/board-canvas.tsx";
import { BoardToolbar } from "#app/editor/studio/board/board-toolbar.tsx";
import { PiecePanel } from "#app/editor/studio/board/piece-panel.tsx";
import { type Board, useBoard } from "#app/editor/studio/board/use-board.ts";
import { DraftNote, UnsavedDraftGuard } from "#app/editor/studio/draft-note.tsx";
import { GroundChoice } from "#app/editor/studio/ground-choice.tsx";
import { MendDialog } from "#app/editor/studio/mend/mend-dialog.tsx";
import { PieceFacts } from "#app/editor/studio/piece-facts.tsx";
import { AddPieces } from "#app/editor/studio/pieces/add-pieces.tsx";
import { useIncoming } from "#app/editor/studio/pieces/use-incoming.ts";
import { useTyped } from "#app/editor/studio/pieces/use-typed.ts";
import { RightsDialog, useRights } from "#app/editor/studio/rights.tsx";
import { StartAgain } from "#app/editor/studio/start-again.tsx";
import { type StoredDraft, useStudioCalls } from "#app/editor/studio/studio-api.ts";
import { type DraftInUse, type DraftOf, type StartBoard, useDraft } from "#app/editor/studio/use-draft.ts";
import { useLaying } from "#app/editor/studio/use-laying.ts";
import { useMending } from "#app/editor/studio/use-mending.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { formatCount } from "#app/lib/format-count.ts";
import { useChange } from "#app/lib/use-change.ts";
import { useMediaQuery } from "#app/lib/use-media-query.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Tabs } from "#app/ui/tabs.tsx";

/** A piece of the board whose product is to be replaced by that of a link. */
export interface Replacing {
  index: number;
  link: string;
}

interface StudioWorkbenchProps {
  /** Read once: another board needs another React key. */
  start: StartBoard;
  /** Without it, the board is not kept as a draft. */
  draftOf?: DraftOf | undefined;
  /** Told of the draft of another tab or device; returns whether it takes the place of this board. */
  onOther?: ((draft: StoredDraft) => boolean) | undefined;
  replacing?: Replacing | undefined;
  doneLabel: string;
  onDone: (look: ComposedLook, draft: DraftInUse) => void;
  /** The draft has been deleted. Without it, there is no button for that. */
  onStartAgain?: (() => void) | undefined;
  /** Told whether leaving loses something: of a draft what could not be saved, else all changes. */
  onUnsaved?: ((isUnsaved: boolean) => void) | undefined;
}

/** A board with all that makes it: where pieces come from, how they look, and what lies under them. */
export function StudioWorkbench({
  start,
  draftOf,
  onOther,
  replacing,
  doneLabel,
  onDone,
  onStartAgain,
  onUnsaved,
}: StudioWorkbenchProps) {
  const { previewBoard } = useStudioCalls();
  const board = useBoard(start);
  const laying = useLaying(board);
  const rights = useRights();
  const incoming = useIncoming({ count: board.pieces.length, rights, onFound: laying.lay });
  const draft = useDraft(board, { draftOf, start, onOther });
  const mending = useMending(board);
  const typed = useTyped();
  const [part, setPart] = useState<Part>("add");
  const check = useBoardCheck(board, incoming.pendingCount, () => setPart("pieces"));
  useReplacing(replacing, board, incoming.replace);
  const isUnsaved = draftOf ? draft.isUnsaved : board.canUndo;
  useEffect(() => onUnsaved?.(isUnsaved), [onUnsaved, isUnsaved]);
  const usable = useEffectEvent(() => (check.begin() ? board.composition : undefined));
  const done = useSingleMutation({
    // The board can change while its picture is rendered.
    mutationFn: async () => {
      let composition = usable();
      while (composition) {
        const picture = await previewBoard(composition);
        const now = usable();
        if (now === composition) return { composition, picture };
        composition = now;
      }
      return undefined;
    },
  });
  const finish = useEffectEvent((used: Awaited<ReturnType<typeof done.mutateAsync>>) => {
    if (!used || draft.inUse.isAbandoned()) return;
    const { composition, picture } = used;
    const { cutouts } = board;
    const shown = composition.pieces.flatMap(({ cutoutId }) => cutouts.get(cutoutId ?? "") ?? []);
    onDone({ composition, picture, cutouts: shown, drawn: laying.drawn }, draft.inUse);
  });
  // As a callback of the call, not of the mutation, it is not called once the board was left.
  const beginUse = () => done.mutate(undefined, { onSuccess: (used) => finish(used) });

  const add = (
    <AddPieces incoming={incoming} typed={typed} section={laying.section} onSection={laying.changeSection} />
  );
  const pieces = (
    <PiecePanel board={board}>
      <PieceFacts board={board} onMend={mending.open} />
    </PiecePanel>
  );
  const ground = (
    <GroundChoice
      ground={board.composition.ground}
      onChange={laying.changeGround}
      findPaper={laying.findPaper}
    />
  );

  return (
    <div className="grid gap-6">
      <Layout
        board={<BoardColumn board={board} onShuffle={laying.shuffle} />}
        parts={{ add, pieces, ground }}
        part={part}
        onPart={setPart}
      />
      <div className="tall:sticky bottom-0 z-bar grid gap-3 border-line border-t bg-paper py-3">
        {check.problem && <Notice tone="danger">{check.problem}</Notice>}
        {done.error && (
          <Notice tone="danger">
            {failureText(done.error, "The shop could not be reached. The board is as it was.")}
          </Notice>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          {draftOf && <DraftNote draft={draft} />}
          <div className="ml-auto flex flex-wrap gap-3 max-sm:w-full max-sm:[&>*]:grow max-sm:[&>*]:basis-32">
            {onStartAgain && (
              <StartAgain version={draftOf?.version} draft={draft.inUse} onDeleted={onStartAgain} />
            )}
            <Button busy={done.isPending} onClick={() => check.begin() && beginUse()}>
              {doneLabel}
            </Button>
          </div>
        </div>
      </div>
      {onStartAgain && <UnsavedDraftGuard draft={draft} />}
      <RightsDialog rights={rights} onRefuse={incoming.refuseWaiting} />
      {mending.dialog && <MendDialog {...mending.dialog} key={mending.dialog.key} />}
    </div>
  );
}

const PARTS = { add: "Add pieces", pieces: "On the board", ground: "Ground" };
type Part = keyof typeof PARTS;

interface LayoutProps {
  board: React.ReactNode;
  parts: Record<Part, React.ReactNode>;
  /** The one that is shown where there is no room for all of them. */
  part: Part;
  onPart: (part: Part) => void;
}

/** The board between its parts; in narrower windows beside or above them. */
function Layout({ board, parts, part, onPart }: LayoutProps) {
  const isWide = useMediaQuery("(width >= 86rem)");
  if (!isWide) {
    return (
      <div className="grid items-start gap-6 lg:grid-cols-rest-aside lg:gap-8">
        {board}
        <Tabs
          label="The board"
          value={part}
          onChange={onPart}
          tabs={(Object.keys(PARTS) as Part[]).map((value) => ({
            value,
            label: PARTS[value],
            content: <div className="pt-5">{parts[value]}</div>,
          }))}
        />
      </div>
    );
  }
  return (
    <div className="grid grid-cols-studio items-start gap-8">
      <Titled title={PARTS.add}>{parts.add}</Titled>
      {board}
      <div className="grid content-start gap-8">
        {parts.pieces}
        <Titled title={PARTS.ground}>{parts.ground}</Titled>
      </div>
    </div>
  );
}

function Titled({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-5">
      <h2 className="border-ink border-b pb-3 font-display text-title">{title}</h2>
      {children}
    </div>
  );
}

function BoardColumn({ board, onShuffle }: { board: Board; onShuffle: () => Promise<void> }) {
  const shuffle = useSingleMutation({ mutationFn: onShuffle });
  return (
    <div className="grid min-w-0 gap-3 lg:sticky lg:top-4">
      <div className="mx-auto grid w-full max-w-studio-board gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <BoardToolbar board={board} />
          <Button
            variant="secondary"
            size="small"
            busy={shuffle.isPending}
            disabled={board.pieces.length === 0}
            onClick={() => shuffle.mutate()}
          >
            {!shuffle.isPending && <Icon of={Shuffle} size="small" weight="bold" />}
            <span>Shuffle</span>
          </Button>
        </div>
        {shuffle.error && (
          <Notice tone="danger">
            {failureText(shuffle.error, "The shop could not be reached. The board is as it was.")}
          </Notice>
        )}
        <BoardCanvas board={board} />
      </div>
    </div>
  );
}

/** A look has all pieces that were added. Its items are known by name, so that each piece needs one. */
function useBoardCheck({ pieces, act, nameOf }: Board, pendingCount: number, onNameless: () => void) {
  const [isChecked, setChecked] = useState(false);
  const nameless = pieces.filter(({ itemName }) => itemName === undefined);
  const [first] = nameless;
  const problem = problemOf(pieces.length, pendingCount, nameless.map(nameOf));
  useChange(problem, (now) => !now && setChecked(false));
  return {
    problem: isChecked ? problem : undefined,
    /** Whether the board can be used; otherwise the first piece without a name is selected. */
    begin: (): boolean => {
      setChecked(problem !== undefined);
      if (first && pendingCount === 0) {
        act({ kind: "select", key: first.key });
        onNameless();
      }
      return problem === undefined;
    },
  };
}

const PENDING = {
  one: "piece is still on its way. Use the look once it is on the board.",
  many: "pieces are still on their way. Use the look once they are on the board.",
};

function problemOf(count: number, pendingCount: number, nameless: readonly string[]): string | undefined {
  if (pendingCount > 0) return formatCount(pendingCount, PENDING.one, PENDING.many);
  if (count === 0) return "Lay a piece on the board first.";
  if (nameless.length === 0) return undefined;
  return `Each piece is an item of the look and needs a name. Without one: ${nameless.join(", ")}.`;
}

/** Begins with cutting out what replaces a piece. */
function useReplacing(
  replacing: Replacing | undefined,
  { pieces, act }: Board,
  replace: ReturnType<typeof useIncoming>["replace"],
) {
  const isBegun = useRef(false);
  const begin = useEffectEvent(() => {
    const key = replacing && pieces[replacing.index]?.key;
    if (!replacing || key === undefined || isBegun.current) return;
    isBegun.current = true;
    act({ kind: "select", key });
    replace({ kind: "link", link: replacing.link }, key);
  });
  useEffect(() => begin(), []);
}
