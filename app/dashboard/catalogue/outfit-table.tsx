import { ArrowDown, ArrowUp } from "lucide";
import {
  type OutfitActions,
  PageCheckbox,
  RowActions,
  StatusBadge,
} from "#app/dashboard/catalogue/row-parts.tsx";
import { RowPicture } from "#app/dashboard/catalogue/row-picture.tsx";
import type { TableView } from "#app/dashboard/catalogue/table-view.ts";
import type { RowSelection } from "#app/dashboard/catalogue/use-selection.ts";
import { OutfitSubtitle } from "#app/entities/outfit/outfit-subtitle.tsx";
import { TypeBadge } from "#app/entities/outfit/type-badge.tsx";
import { useSettings } from "#app/entities/settings/settings.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Price } from "#app/ui/price.tsx";
import type { AdminOutfitRow } from "#contract/dashboard/admin-outfits.ts";
import { RATING_MAX } from "#contract/limits.ts";
import type { AdminSortField } from "#contract/outfit/outfit-filters.ts";
import { outfitName } from "#contract/outfit/outfit-vocabulary.ts";
import { formatDateTime } from "#contract/values/dates.ts";
import { groupDigits } from "#contract/values/money.ts";

interface Column {
  label: string;
  sortBy?: AdminSortField;
  numeric?: boolean;
  /** Only assistive technology reads the header. */
  hidden?: boolean;
}

const COLUMNS: Column[] = [
  { label: "Picture", hidden: true },
  { label: "Category" },
  { label: "Section" },
  { label: "Type" },
  { label: "Items", numeric: true },
  { label: "Price", sortBy: "totalPrice", numeric: true },
  { label: "Rating", sortBy: "rateLook", numeric: true },
  { label: "Likes", sortBy: "numberOfLikes", numeric: true },
  { label: "Views", sortBy: "numberOfClicks", numeric: true },
  { label: "Status" },
  { label: "Created", sortBy: "createdAt" },
  { label: "Actions", hidden: true },
];

const NUMBER = "text-right tabular-nums whitespace-nowrap";

interface OutfitTableProps extends OutfitActions, RowSelection {
  outfits: readonly AdminOutfitRow[];
  view: TableView;
  onChange: (changes: Partial<TableView>) => void;
}

export function OutfitTable({ outfits, view, onChange, selection, onSelect, ...actions }: OutfitTableProps) {
  const { timeZone } = useSettings();
  return (
    <table className="w-full border-separate border-spacing-0 text-small wrap-normal">
      <caption className="sr-only">Outfits</caption>
      <thead>
        <tr>
          <th scope="col" className="border-ink border-b p-0 text-left">
            <PageCheckbox outfits={outfits} selection={selection} onSelect={onSelect} className="-ml-3" />
          </th>
          {COLUMNS.map((column) => (
            <ColumnHead key={column.label} column={column} view={view} onChange={onChange} />
          ))}
        </tr>
      </thead>
      <tbody>
        {outfits.map((outfit) => (
          <tr
            key={outfit._id}
            className="group [&>*]:border-line [&>*]:border-b [&>*]:px-2 [&>*]:py-2.5 [&>:first-child]:pl-0 [&>:last-child]:pr-0"
          >
            <td className="w-11">
              <Checkbox
                label={`Select ${outfitName(outfit)}`}
                checked={selection.has(outfit._id)}
                onChange={(event) => onSelect([outfit], event.target.checked)}
                className="-ml-3"
              />
            </td>
            <td className="w-12">
              <RowPicture outfit={outfit} sizes="48px" className="aspect-3/4 w-12" />
            </td>
            <th scope="row" className="min-w-28 text-left font-medium">
              <span>{outfit.category}</span>
              <OutfitSubtitle className="mt-0.5 font-normal">{outfit.subtitle}</OutfitSubtitle>
            </th>
            <td>{outfit.section}</td>
            <td>
              <TypeBadge type={outfit.type} showNormal size="small" />
            </td>
            <td className={NUMBER}>{outfit.numberOfItems}</td>
            <td className={NUMBER}>
              <Price rupees={outfit.totalPrice} />
            </td>
            <td className={NUMBER}>{`${outfit.rateLook}/${RATING_MAX}`}</td>
            <td className={NUMBER}>{groupDigits(outfit.numberOfLikes)}</td>
            <td className={NUMBER}>{groupDigits(outfit.numberOfClicks)}</td>
            <td>
              <StatusBadge outfit={outfit} />
            </td>
            <td className="text-caption text-ink-soft">
              <span className="block w-24">{formatDateTime(outfit.createdAt, timeZone)}</span>
            </td>
            <td>
              <RowActions outfit={outfit} {...actions} className="flex justify-end" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ColumnHeadProps extends Pick<OutfitTableProps, "view" | "onChange"> {
  column: Column;
}

function ColumnHead({ column: { label, sortBy, numeric, hidden }, view, onChange }: ColumnHeadProps) {
  const sorted = sortBy !== undefined && view.sortBy === sortBy;
  return (
    <th
      scope="col"
      aria-sort={sorted ? (view.sort === "asc" ? "ascending" : "descending") : undefined}
      className={classNames(
        "h-11 border-ink border-b px-2 font-medium text-caption text-ink-soft",
        numeric ? "text-right" : "text-left",
      )}
    >
      {sortBy ? (
        <button
          type="button"
          onClick={() => onChange({ sortBy, sort: sorted && view.sort === "desc" ? "asc" : "desc" })}
          className={classNames(
            "inline-flex min-h-11 items-center gap-1 hover:text-ink",
            numeric && "flex-row-reverse",
            sorted && "text-ink",
          )}
        >
          <span>{label}</span>
          <Icon
            of={view.sort === "asc" ? ArrowUp : ArrowDown}
            size="tiny"
            weight="bold"
            className={sorted ? undefined : "invisible"}
          />
        </button>
      ) : (
        <span className={hidden ? "sr-only" : undefined}>{label}</span>
      )}
    </th>
  );
}
