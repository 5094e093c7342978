import { Plus } from "lucide";
import { useEffect } from "react";
import { CatalogueTable } from "#app/dashboard/catalogue/catalogue-table.tsx";
import { RowChangeDialogs, useDuplicate, useRowChange } from "#app/dashboard/catalogue/row-change.tsx";
import { SelectionBar } from "#app/dashboard/catalogue/selection-bar.tsx";
import { useBulkChange } from "#app/dashboard/catalogue/use-bulk-change.ts";
import { useAdminTable, useTableView } from "#app/dashboard/catalogue/use-catalogue-table.ts";
import { useSelection } from "#app/dashboard/catalogue/use-selection.ts";
import type { Editing } from "#app/dashboard/editor/use-save-outfit.ts";
import { FirstStepsList } from "#app/dashboard/first-steps/first-steps.tsx";
import { DashboardFrame } from "#app/dashboard/frame/dashboard-frame.tsx";
import { Loaded } from "#app/dashboard/frame/loaded.tsx";
import { BulkActions } from "#app/dashboard/import/bulk-actions.tsx";
import { RequestsButton } from "#app/dashboard/requests/requests-button.tsx";
import { logFailure } from "#app/lib/log.ts";
import { useOpened } from "#app/lib/use-opened.ts";
import { lazyPart } from "#app/loading/lazy-part.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { findHeading } from "#app/ui/find-heading.ts";
import { Icon } from "#app/ui/icon.tsx";
import { showToast } from "#app/ui/toast.tsx";
import type { AdminOutfitRow, CatalogueStatistics } from "#contract/dashboard/admin-outfits.ts";
import { ADMIN_MESSAGES } from "#contract/messages/admin.ts";
import { groupDigits } from "#contract/values/money.ts";

const HistoryDialog = lazyPart(
  async () => (await import("#app/dashboard/catalogue/history-dialog.tsx")).HistoryDialog,
  { when: "open" },
);
const BulkDialog = lazyPart(
  async () => (await import("#app/dashboard/catalogue/bulk-dialog.tsx")).BulkDialog,
  { when: "open" },
);
const loadDialog = () => import("#app/dashboard/editor/outfit-dialog.tsx");
const OutfitDialog = lazyPart(async () => (await loadDialog()).OutfitDialog, { when: "open" });

export function Dashboard() {
  const tableView = useTableView();
  const query = useAdminTable(tableView.shown);
  const { selection, select, deselect, update, clear } = useSelection(query.data?.outfits);
  const changes = useRowChange((id) => deselect([id]));
  const bulk = useBulkChange(selection, { deselect, update });
  const editor = useEditor();
  const history = useOpened<AdminOutfitRow>();
  const duplicate = useDuplicate((id) => {
    // An editor that was opened meanwhile may hold unsaved input.
    if (!editor.isOpen) editor.open({ mode: "edit", id });
  });

  return (
    <DashboardFrame
      title="Outfit Management"
      text="All outfits in your shop, active and inactive."
      actions={
        <>
          <BulkActions view={tableView.view} />
          <div className="flex flex-wrap gap-3 max-sm:contents">
            <RequestsButton />
            <Button
              onClick={() => editor.open({ mode: "create" })}
              size="toolbar"
              className="whitespace-nowrap max-sm:flex-auto"
            >
              <Icon of={Plus} size="small" weight="bold" />
              Create Outfit
            </Button>
          </div>
        </>
      }
    >
      <FirstStepsList />
      <Loaded query={query} failure="The catalogue could not be loaded">
        {(data) => (
          <>
            <StatisticsRow statistics={data.statistics} />
            {data.statistics.totalOutfits === 0 ? (
              <EmptyState
                title="Your catalogue is empty"
                text="Create your first outfit: add a photo, list its pieces, and it appears in the shop."
                action={
                  <Button onClick={() => editor.open({ mode: "create" })}>Create your first outfit</Button>
                }
              />
            ) : (
              <CatalogueTable
                table={data}
                isStale={query.isPlaceholderData}
                {...tableView}
                onEdit={({ _id }) => {
                  void showToast("info", ADMIN_MESSAGES.openingEditor);
                  editor.open({ mode: "edit", id: _id });
                }}
                onToggle={(outfit) => changes.ask({ kind: "toggle", outfit })}
                onDelete={(outfit) => changes.ask({ kind: "delete", outfit })}
                onDuplicate={({ _id }) => {
                  if (!duplicate.isPending) duplicate.mutate(_id);
                }}
                onHistory={history.open}
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
      <BulkDialog
        open={bulk.isOpen}
        onClose={bulk.close}
        change={bulk}
        // The bar with the pressed button is there as long as something is selected.
        finalFocus={() => selection.size > 0 || findHeading()}
      />
      {history.value && (
        <HistoryDialog
          key={history.key}
          outfit={history.value}
          open={history.isOpen}
          onClose={history.close}
        />
      )}
      {editor.value && (
        <OutfitDialog key={editor.key} editing={editor.value} open={editor.isOpen} onClose={editor.close} />
      )}
    </DashboardFrame>
  );
}

function useEditor() {
  useEffect(() => {
    loadDialog().catch((error: unknown) => logFailure("The editor could not be loaded ahead", error));
  }, []);
  return useOpened<Editing>();
}

function StatisticsRow({ statistics }: { statistics: CatalogueStatistics }) {
  const figures = [
    ["Total Outfits", groupDigits(statistics.totalOutfits)],
    ["Active Outfits", groupDigits(statistics.activeOutfits)],
    ["Avg Rating", statistics.averageRating.toFixed(1)],
    ["Total Likes", groupDigits(statistics.totalLikes)],
  ] as const;
  return (
    <dl aria-label="Statistics" className="grid grid-cols-2 gap-px border border-line bg-line md:grid-cols-4">
      {figures.map(([label, value]) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end gap-1 bg-paper-raised px-4 py-3 sm:px-6 sm:py-5"
        >
          <dt className="text-ink-soft text-small">{label}</dt>
          <dd className="font-display text-display-s tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
