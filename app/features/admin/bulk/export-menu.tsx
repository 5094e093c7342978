import { useMutation } from "@tanstack/react-query";
import Download from "lucide-react/icons/download";
import { saveFile } from "#app/features/admin/bulk/save-file.ts";
import { isFiltered, type TableView } from "#app/features/admin/table/table-view.ts";
import { browserFile } from "#app/lib/api-client.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Menu, MenuItem } from "#app/ui/menu.tsx";
import { showToast } from "#app/ui/toast.tsx";
import type { CatalogueFormat } from "#contract/catalogue-file.ts";

/** Takes home what the table shows under its present filter, as a file. */
export function ExportMenu({ view }: { view: TableView }) {
  const download = useMutation({
    mutationFn: (format: CatalogueFormat) => browserFile(exportPath(view, format)),
    onSuccess: ({ blob, name }, format) => saveFile(blob, name ?? `outfits.${format}`),
    onError: (error) =>
      void showToast("error", failureText(error, "The export did not arrive. Please try again.")),
  });
  return (
    <Menu
      heading={isFiltered(view) ? "What the table shows now" : "The whole catalogue"}
      button={
        <Button variant="secondary" busy={download.isPending} className="max-sm:flex-[2] max-sm:px-3">
          {!download.isPending && <Download aria-hidden="true" className="size-4.5" />}
          Export
        </Button>
      }
    >
      <MenuItem onClick={() => download.mutate("csv")} note="For spreadsheets; a row for each item">
        CSV
      </MenuItem>
      <MenuItem onClick={() => download.mutate("jsonl")} note="For other programs; a line for each outfit">
        JSON Lines
      </MenuItem>
    </Menu>
  );
}

function exportPath(
  { searchTerm, category, section, type, status }: TableView,
  format: CatalogueFormat,
): string {
  const said = Object.entries({ format, searchTerm, category, section, type, status });
  return `/outfit/admin/export?${new URLSearchParams(said.filter(([, value]) => value !== ""))}`;
}
