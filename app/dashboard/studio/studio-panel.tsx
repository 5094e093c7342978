import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { DashboardFrame } from "#app/dashboard/frame/dashboard-frame.tsx";
import { Loaded } from "#app/dashboard/frame/loaded.tsx";
import { LookDownload } from "#app/dashboard/studio/look-download.tsx";
import {
  itemsBoardQuery,
  lookQuery,
  parseStudioView,
  type StudioView,
} from "#app/dashboard/studio/studio-start.ts";
import type { ComposedLook } from "#app/editor/outfit/composed-look.ts";
import { emptyBoard } from "#app/editor/studio/new-board.ts";
import {
  ADMIN_CALLS,
  isRefusedWith,
  type OpenedStudio,
  type StoredDraft,
} from "#app/editor/studio/studio-api.ts";
import { OtherLookLink, UnfinishedBoard } from "#app/editor/studio/unfinished-board.tsx";
import { removeUnsavedBoard } from "#app/editor/studio/unsaved-board.ts";
import type { DraftInUse } from "#app/editor/studio/use-draft.ts";
import { StudioWorkbench } from "#app/editor/studio/workbench.tsx";
import { failureText } from "#app/lib/failure-text.ts";
import { useOpened } from "#app/lib/use-opened.ts";
import { lazyPart } from "#app/loading/lazy-part.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { findHeading } from "#app/ui/find-heading.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LoadFailure } from "#app/ui/load-failure.tsx";
import { Menu } from "#app/ui/menu.tsx";

const OutfitDialog = lazyPart(
  async () => (await import("#app/dashboard/editor/outfit-dialog.tsx")).OutfitDialog,
  { when: "open" },
);

export function StudioPanel() {
  const [params] = useSearchParams();
  const view = parseStudioView(params);
  const query = useQuery(ADMIN_CALLS.studioQuery(params.toString()));
  return (
    <DashboardFrame
      title="Studio"
      text="Make a look from pieces: cut out of their pictures, or drawn from their names."
      actions={view.outfitId && <DownloadMenu outfitId={view.outfitId} />}
    >
      <Loaded query={query} failure="The studio could not be opened">
        {(studio) => <Opened key={params.toString()} studio={studio} view={view} />}
      </Loaded>
    </DashboardFrame>
  );
}

function DownloadMenu({ outfitId }: { outfitId: string }) {
  return (
    <Menu
      button={
        <Button variant="secondary" size="toolbar">
          <Icon of={Download} size="small" weight="bold" />
          <span>Download</span>
        </Button>
      }
    >
      <LookDownload outfitId={outfitId} />
    </Menu>
  );
}

/**
 * Opens the draft, if there is one; where a look is asked for, only after the draft has been chosen. That of a
 * submitted look is opened in its form.
 */
function Opened({ studio, view }: { studio: OpenedStudio; view: StudioView }) {
  /** Of another tab or device, chosen in place of the board of this one, if it can be opened here. */
  const [other, setOther] = useState<StoredDraft>();
  const draft = other ?? studio.draft;
  const [opened, setOpened] = useState<"draft" | "view" | undefined>(
    draft ? (view.outfitId === null && !isSubmitted(draft) ? "draft" : undefined) : "view",
  );
  /** How often another board was opened. */
  const [round, setRound] = useState(0);
  const openAnother = (next: typeof opened) => {
    setOpened(next);
    setRound((before) => before + 1);
  };
  const startAgain = () => openAnother("view");
  /** The person has chosen to do without the board that this tab still keeps for another draft. */
  const giveUp = () => other && removeUnsavedBoard();
  // What was pressed has gone with what was shown before.
  useEffect(() => {
    if (round > 0) findHeading()?.focus();
  }, [round]);
  const look = useOpened<ComposedOutfit>();
  const bench = (outfitId: string | null) => ({
    draftOf: { outfitId, version: draft?.version },
    onOther: (found: StoredDraft) => {
      setOther(found);
      openAnother(isSubmitted(found) ? undefined : "draft");
      return !isSubmitted(found);
    },
    doneLabel: "Use this look",
    onDone: (composed: ComposedLook, { abandon }: DraftInUse) =>
      look.open({ outfitId, composed, abandonDraft: abandon, round }),
    onStartAgain: startAgain,
  });

  function finish() {
    look.value?.abandonDraft();
    // A draft that could not be deleted is offered when the studio is opened again.
    ADMIN_CALLS.deleteDraft(draft?.version).catch(() => undefined);
    startAgain();
  }

  return (
    <>
      {opened === undefined && (
        <UnfinishedBoard
          isOfLook={view.outfitId !== null && draft?.outfitId === view.outfitId}
          goOn={
            draft && isSubmitted(draft) ? (
              <OtherLookLink draft={draft} onFollow={giveUp} />
            ) : (
              <Button onClick={() => openAnother("draft")}>Go on</Button>
            )
          }
          onStartAgain={() => {
            giveUp();
            startAgain();
          }}
        />
      )}
      {opened === "draft" && draft && (
        <StudioWorkbench key={draft.version} {...bench(draft.outfitId)} start={draft} />
      )}
      {opened === "view" &&
        (view.outfitId === null ? (
          <NewBoard key={`new ${round}`} bench={bench(null)} />
        ) : (
          <LookBoard
            key={`look ${round}`}
            view={view}
            round={round}
            outfitId={view.outfitId}
            bench={bench(view.outfitId)}
          />
        ))}
      {look.value && (
        <OutfitDialog
          key={look.key}
          editing={
            look.value.outfitId === null
              ? { mode: "create", composed: look.value.composed }
              : { mode: "edit", id: look.value.outfitId, composed: look.value.composed }
          }
          open={look.isOpen}
          onClose={look.close}
          onSaved={finish}
          finalFocus={() => round === look.value?.round || findHeading()}
        />
      )}
    </>
  );
}

const isSubmitted = ({ submissionId }: StoredDraft) => submissionId !== null;

interface ComposedOutfit {
  outfitId: string | null;
  composed: ComposedLook;
  abandonDraft: () => void;
  round: number;
}

type Bench = Omit<Parameters<typeof StudioWorkbench>[0], "start" | "replacing">;

function NewBoard({ bench }: { bench: Bench }) {
  const [start] = useState(emptyBoard);
  return <StudioWorkbench {...bench} start={start} />;
}

interface LookBoardProps {
  view: StudioView;
  outfitId: string;
  /** How often the studio was started again: each time with the board that the look has then. */
  round: number;
  bench: Bench;
}

/** The board of a look. One with an ordinary picture has none: its items can be drawn on a new one. */
function LookBoard({ view: { replace }, outfitId, round, bench }: LookBoardProps) {
  const [isFromItems, setFromItems] = useState(false);
  const stored = useQuery({ ...lookQuery(outfitId, replace, round), enabled: !isFromItems });
  const drawn = useQuery({ ...itemsBoardQuery(outfitId, round), enabled: isFromItems });
  const query = isFromItems ? drawn : stored;
  const { data, error, isFetching, refetch } = query;
  if (data) return <StudioWorkbench {...bench} {...data} />;
  if (!isFromItems && isRefusedWith(error, "notComposed")) {
    return (
      <EmptyState
        title="No board yet"
        text={failureText(error)}
        action={
          <>
            <Button
              onClick={() => {
                findHeading()?.focus();
                setFromItems(true);
              }}
            >
              Start a board from its items
            </Button>
            <ButtonLink to="/dashboard" variant="secondary">
              Back to all looks
            </ButtonLink>
          </>
        }
      />
    );
  }
  if (error && !isFetching) {
    return (
      <LoadFailure
        look="block"
        text="The board could not be opened"
        advice={failureText(error, "Please check your connection and try again.")}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <Loaded query={query} failure="The board could not be opened">
      {() => null}
    </Loaded>
  );
}
