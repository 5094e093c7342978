import { useQuery } from "@tanstack/react-query";
import { Plus, Upload } from "lucide";
import { DashboardFrame } from "#app/dashboard/frame/dashboard-frame.tsx";
import { listViewToSearch, pageCount, useExistingPage, useListView } from "#app/dashboard/frame/list-view.ts";
import { Loaded } from "#app/dashboard/frame/loaded.tsx";
import { PagedList, pageSummary } from "#app/dashboard/frame/paged-list.tsx";
import { DeletePiece } from "#app/dashboard/pieces/delete-piece.tsx";
import { progressText } from "#app/dashboard/pieces/import/piece-import-messages.ts";
import { usePieceImport } from "#app/dashboard/pieces/import/use-piece-import.ts";
import { itemOfPiece } from "#app/dashboard/pieces/piece-fields.ts";
import { PieceFilters } from "#app/dashboard/pieces/piece-filters.tsx";
import { PieceCards, PieceTable } from "#app/dashboard/pieces/piece-list.tsx";
import { ALL_PIECES, parsePiecesView, piecesQuery } from "#app/dashboard/pieces/pieces-api.ts";
import { formatCount } from "#app/lib/format-count.ts";
import { useMediaQuery } from "#app/lib/use-media-query.ts";
import { useOpened } from "#app/lib/use-opened.ts";
import { lazyPart } from "#app/loading/lazy-part.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { ADMIN_START_INDEX_MAX, PIECE_PAGE_SIZE } from "#contract/limits.ts";
import type { Piece } from "#contract/pieces/pieces.ts";

const PieceDialog = lazyPart(
  async () => (await import("#app/dashboard/pieces/piece-dialog.tsx")).PieceDialog,
  { when: "open" },
);
const PieceImportDialog = lazyPart(
  async () => (await import("#app/dashboard/pieces/import/piece-import-dialog.tsx")).PieceImportDialog,
  { when: "open" },
);
const OutfitDialog = lazyPart(
  async () => (await import("#app/dashboard/editor/outfit-dialog.tsx")).OutfitDialog,
  { when: "open" },
);

export function PiecesPanel() {
  const { view, applied, isApplied, change, clear, correctPage } = useListView(ALL_PIECES, parsePiecesView);
  const query = useQuery(piecesQuery(applied));
  const pages = query.data && pageCount(query.data.total, PIECE_PAGE_SIZE, ADMIN_START_INDEX_MAX);
  useExistingPage(applied.page, isApplied && !query.isPlaceholderData ? pages : undefined, correctPage);
  const isTable = useMediaQuery("(width >= 80rem)");
  const editor = useOpened<Piece | undefined>();
  const deletion = useOpened<Piece>();
  const look = useOpened<Piece>();
  const { open: openImport, isOpen: isImportOpen, close: closeImport, ...imports } = usePieceImport();
  const List = isTable ? PieceTable : PieceCards;
  const isEveryPiece = listViewToSearch({ ...applied, page: 1 }, ALL_PIECES) === "";
  const isNewShop = isEveryPiece && !query.isPlaceholderData && query.data?.total === 0;

  return (
    <DashboardFrame
      title="Pieces"
      text="The products that your looks are made of."
      actions={
        !isNewShop && (
          <>
            <Button variant="secondary" size="toolbar" onClick={openImport}>
              {imports.last?.state === "running" ? (
                <>
                  <Spinner />
                  <span className="tabular-nums">{`Importing… ${progressText(imports.last)}`}</span>
                </>
              ) : (
                <>
                  <Icon of={Upload} size="small" weight="bold" />
                  <span>Import</span>
                </>
              )}
            </Button>
            <Button size="toolbar" onClick={() => editor.open(undefined)} className="whitespace-nowrap">
              <Icon of={Plus} size="small" weight="bold" />
              <span>Add a piece</span>
            </Button>
          </>
        )
      }
    >
      {!isNewShop && <PieceFilters view={view} onChange={change} onClear={clear} />}
      <Loaded query={query} failure="The pieces could not be loaded">
        {({ pieces, total }) =>
          isNewShop ? (
            <EmptyState
              title="No pieces yet"
              text="A piece is a product of some shop: a kurta, a pair of juttis, a bag. Looks are made of pieces, and follow their prices."
              action={
                <>
                  <Button size="toolbar" onClick={openImport}>
                    <Icon of={Upload} size="small" weight="bold" />
                    <span>Import a product file</span>
                  </Button>
                  <Button variant="secondary" size="toolbar" onClick={() => editor.open(undefined)}>
                    Add a piece
                  </Button>
                </>
              }
            />
          ) : (
            <PagedList
              name="pieces"
              page={view.page}
              pages={pages ?? 1}
              onPage={(page) => change({ page })}
              summary={pageSummary(
                { page: applied.page, pageSize: PIECE_PAGE_SIZE, shown: pieces.length },
                formatCount(total, "piece", "pieces"),
              )}
              isStale={query.isPlaceholderData}
            >
              {pieces.length === 0 ? (
                <EmptyState
                  title="No pieces found"
                  text="No piece matches this search and these filters."
                  action={<Button onClick={clear}>Clear filters</Button>}
                />
              ) : (
                <div
                  aria-busy={query.isPlaceholderData}
                  className="min-w-0 transition-opacity duration-quick aria-busy:opacity-60 aria-busy:delay-200"
                >
                  <List pieces={pieces} onUse={look.open} onEdit={editor.open} onDelete={deletion.open} />
                </div>
              )}
            </PagedList>
          )
        }
      </Loaded>
      {editor.key !== undefined && (
        <PieceDialog key={editor.key} piece={editor.value} open={editor.isOpen} onClose={editor.close} />
      )}
      <PieceImportDialog {...imports} open={isImportOpen} onClose={closeImport} />
      {deletion.value && (
        <DeletePiece
          key={deletion.key}
          piece={deletion.value}
          open={deletion.isOpen}
          onClose={deletion.close}
        />
      )}
      {look.value && (
        <OutfitDialog
          key={look.key}
          editing={{ mode: "create", item: itemOfPiece(look.value) }}
          open={look.isOpen}
          onClose={look.close}
        />
      )}
    </DashboardFrame>
  );
}
