import Plus from "lucide-react/icons/plus";
import { useEffect, useState } from "react";
import { CatalogueTable } from "#app/dashboard/catalogue/catalogue-table.tsx";
import { RowChangeDialogs, useDuplicate, useRowChange } from "#app/dashboard/catalogue/row-change.tsx";
import { SelectionBar } from "#app/dashboard/catalogue/selection-bar.tsx";
import { StatisticsRow } from "#app/dashboard/catalogue/statistics-row.tsx";
import { useBulkChange } from "#app/dashboard/catalogue/use-bulk-change.ts";
import { useAdminTable, useTableView } from "#app/dashboard/catalogue/use-catalogue-table.ts";
import { useSelection } from "#app/dashboard/catalogue/use-selection.ts";
import type { Editing } from "#app/dashboard/editor/use-save-outfit.ts";
import { DashboardFrame } from "#app/dashboard/frame/dashboard-frame.tsx";
import { Loaded } from "#app/dashboard/frame/loaded.tsx";
import { BulkActions } from "#app/dashboard/import/bulk-actions.tsx";
import { RequestsButton } from "#app/dashboard/requests/requests-button.tsx";
import { logFailure } from "#app/lib/log.ts";
import { lazyOverlay } from "#app/loading/lazy-overlay.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { showToast } from "#app/ui/toast.tsx";
import type { AdminOutfitRow } from "#contract/dashboard/admin-outfits.ts";
import { ADMIN_MESSAGES } from "#contract/messages/admin.ts";

const HistoryDialog = lazyOverlay(
  async () => (await import("#app/dashboard/catalogue/history-dialog.tsx")).HistoryDialog,
);
const BulkDialog = lazyOverlay(
  async () => (await import("#app/dashboard/catalogue/bulk-dialog.tsx")).BulkDialog,
);
const loadDialog = () => import("#app/dashboard/editor/outfit-dialog.tsx");
const OutfitDialog = lazyOverlay(async () => (await loadDialog()).OutfitDialog);

export function Dashboard() {
  const tableView = useTableView();
  const query = useAdminTable(tableView.shown);
  const { selection, select, deselect, clear } = useSelection(query.data?.outfits);
  const changes = useRowChange((id) => deselect([id]));
  const bulk = useBulkChange(selection, deselect);
  const editor = useEditor();
  const history = useHistoryOf();
  const duplicate = useDuplicate((id) => {
    // An editor that was opened meanwhile may hold unsaved input.
    if (!editor.isOpen) editor.edit({ mode: "edit", id });
  });

  const createButton = (
    <Button
      onClick={() => editor.edit({ mode: "create" })}
      size="toolbar"
      className="whitespace-nowrap max-sm:flex-auto"
    >
      <Icon of={Plus} size="small" weight="bold" />
      Create Outfit
    </Button>
  );

  return (
    <DashboardFrame
      title="Outfit Management"
      text="All outfits in your shop, active and inactive."
      actions={
        <>
          <BulkActions view={tableView.view} />
          <div className="flex flex-wrap gap-3 max-sm:contents">
            <RequestsButton />
            {createButton}
          </div>
        </>
      }
    >
      <Loaded query={query} failure="The catalogue could not be loaded">
        {(data) => (
          <>
            <StatisticsRow statistics={data.statistics} />
            {data.statistics.totalOutfits === 0 ? (
              <EmptyState
                title="Your catalogue is empty"
                text="Create your first outfit: add a photo, list its pieces, and it appears in the shop."
                action={
                  <Button onClick={() => editor.edit({ mode: "create" })}>Create your first outfit</Button>
                }
              />
            ) : (
              <CatalogueTable
                table={data}
                isStale={query.isPlaceholderData}
                {...tableView}
                onEdit={({ _id }) => {
                  void showToast("info", ADMIN_MESSAGES.openingEditor);
                  editor.edit({ mode: "edit", id: _id });
                }}
                onToggle={(outfit) => changes.ask({ kind: "toggle", outfit })}
                onDelete={(outfit) => changes.ask({ kind: "delete", outfit })}
                onDuplicate={({ _id }) => {
                  if (!duplicate.isPending) duplicate.mutate(_id);
                }}
                onHistory={history.show}
                selection={selection}
                onSelect={select}
              />
            )}
            {data.statistics.totalOutfits > 0 && selection.size > 0 && (
              <SelectionBar count={selection.size} busy={bulk.busy} onAction={bulk.begin} onClear={clear} />
            )}
          </>
        )}
      </Loaded>
      <RowChangeDialogs changes={changes} />
      <BulkDialog open={bulk.isOpen} onClose={bulk.close} change={bulk} />
      {history.outfit && (
        <HistoryDialog
          key={history.outfit._id}
          outfit={history.outfit}
          open={history.isOpen}
          onClose={history.close}
        />
      )}
      {editor.editing && (
        <OutfitDialog
          key={editor.opened}
          editing={editor.editing}
          open={editor.isOpen}
          onClose={editor.close}
        />
      )}
    </DashboardFrame>
  );
}

/** The outfit whose history is shown; it remains while its dialog fades out. */
function useHistoryOf() {
  const [outfit, setOutfit] = useState<AdminOutfitRow | null>(null);
  const [isOpen, setOpen] = useState(false);
  return {
    outfit,
    isOpen,
    show: (wanted: AdminOutfitRow) => {
      setOutfit(wanted);
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}

/** The outfit in the editor. A new key per opening resets the dialog's state. */
function useEditor() {
  const [editing, setEditing] = useState<Editing | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [opened, setOpened] = useState(0);

  useEffect(() => {
    loadDialog().catch((error: unknown) => logFailure("The editor could not be loaded ahead", error));
  }, []);

  return {
    editing,
    isOpen,
    opened,
    edit: (wanted: Editing) => {
      setEditing(wanted);
      setOpened((times) => times + 1);
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}
