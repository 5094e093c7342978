import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Download, Upload } from "lucide";
import { useState } from "react";
import { isFiltered, type TableView } from "#app/dashboard/catalogue/table-view.ts";
import { endedImport } from "#app/dashboard/frame/ended-import.ts";
import { useDownload } from "#app/dashboard/frame/use-download.ts";
import { lastImportQuery } from "#app/dashboard/import/import-api.ts";
import { importOutcome, progressText } from "#app/dashboard/import/import-messages.ts";
import { useChange } from "#app/lib/use-change.ts";
import { lazyPart } from "#app/loading/lazy-part.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Menu, MenuGroup, MenuItem } from "#app/ui/menu.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { showToast } from "#app/ui/toast.tsx";
import type { CatalogueFormat, CatalogueImport } from "#contract/catalogue/catalogue-file.ts";

const ImportDialog = lazyPart(
  async () => (await import("#app/dashboard/import/import-dialog.tsx")).ImportDialog,
  { when: "open" },
);

/** The import with its progress, and the export of the filtered table. */
export function BulkActions({ view }: { view: TableView }) {
  const [isOpen, setOpen] = useState(false);
  const [endedId, setEndedId] = useState<string>();
  const { last, isUnreachable } = useLastImport((ended) => {
    // The open dialog shows the outcome itself.
    if (isOpen) setEndedId(ended._id);
    else void showToast(ended.state === "failed" ? "error" : "success", importOutcome(ended));
  });

  return (
    <>
      <Button
        variant="secondary"
        size="toolbar"
        className="max-sm:flex-3"
        onClick={() => {
          setEndedId(undefined);
          setOpen(true);
        }}
      >
        {last?.state === "running" ? (
          <>
            <Spinner />
            <span className="tabular-nums">{`Importing… ${progressText(last)}`}</span>
          </>
        ) : (
          <>
            <Icon of={Upload} size="small" weight="bold" />
            <span>Import</span>
          </>
        )}
      </Button>
      <ExportMenu view={view} />
      <ImportDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        last={last}
        endedId={endedId}
        isUnreachable={isUnreachable}
      />
    </>
  );
}

/** When an import ends, or its last picture is drawn, the lists of outfits are refetched. */
function useLastImport(onEnd: (ended: CatalogueImport) => void) {
  const client = useQueryClient();
  const query = useQuery(lastImportQuery());
  const last = query.data?.import ?? null;

  useChange(last, (_last, former) => {
    const ended = endedImport(last, former);
    const isDrawn = Boolean(former?.artworkPending) && !last?.artworkPending;
    if (ended || isDrawn) void client.invalidateQueries({ queryKey: ["outfits"] });
    if (ended) onEnd(ended);
  });

  return { last, isUnreachable: query.isRefetchError || query.isLoadingError };
}

const ADDRESSES = { path: "/newsletter/admin/export", fallbackName: "newsletter.csv" };

function ExportMenu({ view }: { view: TableView }) {
  const download = useDownload();
  const takeOutfits = (format: CatalogueFormat) =>
    download.mutate({ path: exportPath(view, format), fallbackName: `outfits.${format}` });
  return (
    <Menu
      button={
        <Button variant="secondary" busy={download.isPending} size="toolbar" className="max-sm:flex-2">
          {!download.isPending && <Icon of={Download} size="small" weight="bold" />}
          <span>Export</span>
        </Button>
      }
    >
      <MenuGroup heading={isFiltered(view) ? "What the table shows now" : "The whole catalogue"}>
        <MenuItem onClick={() => takeOutfits("csv")} note="For spreadsheets; a row for each item">
          CSV
        </MenuItem>
        <MenuItem onClick={() => takeOutfits("jsonl")} note="For other programs; a line for each outfit">
          JSON Lines
        </MenuItem>
        <MenuItem onClick={() => takeOutfits("zip")} note="For another shop; each look and its picture">
          With pictures (ZIP)
        </MenuItem>
      </MenuGroup>
      <MenuGroup heading="The newsletter">
        <MenuItem
          onClick={() => download.mutate(ADDRESSES)}
          note="For spreadsheets; those who have confirmed"
        >
          Export newsletter addresses
        </MenuItem>
      </MenuGroup>
    </Menu>
  );
}

function exportPath(
  { searchTerm, category, section, type, status }: TableView,
  format: CatalogueFormat,
): string {
  const filters = Object.entries({ format, searchTerm, category, section, type, status });
  return `/outfit/admin/export?${new URLSearchParams(filters.filter(([, value]) => value !== ""))}`;
}
