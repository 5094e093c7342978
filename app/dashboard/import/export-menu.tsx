import Download from "lucide-react/icons/download";
import { isFiltered, type TableView } from "#app/dashboard/catalogue/table-view.ts";
import { useDownload } from "#app/dashboard/frame/use-download.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Menu, MenuGroup, MenuItem } from "#app/ui/menu.tsx";
import type { CatalogueFormat } from "#contract/catalogue/catalogue-file.ts";

const ADDRESSES = { path: "/newsletter/admin/export", otherwise: "newsletter.csv" };

/** Downloads the outfits of the table's current filter, or the newsletter's subscribers, as a file. */
export function ExportMenu({ view }: { view: TableView }) {
  const download = useDownload();
  const takeOutfits = (format: CatalogueFormat) =>
    download.mutate({ path: exportPath(view, format), otherwise: `outfits.${format}` });
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
