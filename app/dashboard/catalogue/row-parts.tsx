import { Ellipsis, Eye, Pencil, Power, Trash2 } from "lucide";
import type { RowSelection } from "#app/dashboard/catalogue/use-selection.ts";
import { LookDownload } from "#app/dashboard/studio/look-download.tsx";
import { useSettings } from "#app/entities/settings/settings.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton, IconLink } from "#app/ui/icon-button.tsx";
import { Menu, MenuGroup, MenuItem } from "#app/ui/menu.tsx";
import type { AdminOutfitRow } from "#contract/dashboard/admin-outfits.ts";
import { outfitName } from "#contract/outfit/outfit-vocabulary.ts";
import { formatDateTime } from "#contract/values/dates.ts";

export interface OutfitActions {
  onEdit: (outfit: AdminOutfitRow) => void;
  onToggle: (outfit: AdminOutfitRow) => void;
  onDelete: (outfit: AdminOutfitRow) => void;
  onDuplicate: (outfit: AdminOutfitRow) => void;
  onHistory: (outfit: AdminOutfitRow) => void;
}

interface RowActionsProps extends OutfitActions {
  outfit: AdminOutfitRow;
  className?: string | undefined;
}

export function RowActions({
  outfit,
  onEdit,
  onToggle,
  onDelete,
  onDuplicate,
  onHistory,
  className,
}: RowActionsProps) {
  const name = outfitName(outfit);
  const toggle = outfit.isActive ? "Deactivate" : "Activate";
  return (
    <div className={className}>
      {outfit.isActive ? (
        <IconLink
          label={`View ${name} in a new tab`}
          hint="View"
          to={`/outfit/${outfit._id}`}
          target="_blank"
          rel="noopener"
        >
          <Icon of={Eye} />
        </IconLink>
      ) : (
        // Disabled buttons stay focusable, so that the label tells why.
        <IconButton
          label={`View ${name}: not while it is inactive, the public page is hidden`}
          hint="Inactive outfits have no public page"
          disabled
        >
          <Icon of={Eye} />
        </IconButton>
      )}
      <IconButton label={`Edit ${name}`} hint="Edit" onClick={() => onEdit(outfit)}>
        <Icon of={Pencil} />
      </IconButton>
      <IconButton label={`${toggle} ${name}`} hint={toggle} onClick={() => onToggle(outfit)}>
        <Icon of={Power} tone={outfit.isActive ? "emerald" : "inherit"} />
      </IconButton>
      <IconButton label={`Delete ${name}`} hint="Delete" onClick={() => onDelete(outfit)} tone="danger">
        <Icon of={Trash2} />
      </IconButton>
      <Menu
        button={
          <IconButton label={`More for ${name}`} hint="More">
            <Icon of={Ellipsis} />
          </IconButton>
        }
      >
        <MenuGroup heading={name}>
          <MenuItem onClick={() => onDuplicate(outfit)} note="An inactive copy opens in the editor">
            Duplicate as draft
          </MenuItem>
          <MenuItem onClick={() => onHistory(outfit)} note="Who changed what">
            History
          </MenuItem>
        </MenuGroup>
        <LookDownload outfitId={outfit._id} />
      </Menu>
    </div>
  );
}

export function StatusBadge({ outfit: { isActive, publishAt } }: { outfit: AdminOutfitRow }) {
  const { timeZone } = useSettings();
  if (publishAt) {
    return (
      <span className="grid justify-items-start gap-1">
        <Badge size="small" tone="sapphire">
          Scheduled
        </Badge>
        {/* As narrow as the column without it: the row's actions must stay within the page. */}
        <span className="max-w-24 text-fine text-ink-soft">{formatDateTime(publishAt, timeZone)}</span>
      </span>
    );
  }
  return (
    <Badge size="small" tone={isActive ? "fresh" : "quiet"}>
      <span
        aria-hidden="true"
        className={`size-1.5 rounded-pill ${isActive ? "bg-emerald" : "bg-ink-faint"}`}
      />
      <span>{isActive ? "Active" : "Inactive"}</span>
    </Badge>
  );
}

interface PageCheckboxProps extends RowSelection {
  outfits: readonly AdminOutfitRow[];
  labelShown?: boolean;
  className: string;
}

export function PageCheckbox({ outfits, selection, onSelect, labelShown, className }: PageCheckboxProps) {
  const selected = outfits.filter(({ _id }) => selection.has(_id)).length;
  return (
    <Checkbox
      label="Select this page"
      labelShown={labelShown}
      checked={selected === outfits.length}
      isMixed={selected > 0 && selected < outfits.length}
      onChange={(event) => onSelect(outfits, event.target.checked)}
      className={className}
    />
  );
}
