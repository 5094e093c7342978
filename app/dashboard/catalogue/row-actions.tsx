import Ellipsis from "lucide-react/icons/ellipsis";
import Eye from "lucide-react/icons/eye";
import Pencil from "lucide-react/icons/pencil";
import Power from "lucide-react/icons/power";
import Trash2 from "lucide-react/icons/trash-2";
import { IconButton, IconLink } from "#app/ui/icon-button.tsx";
import { Menu, MenuGroup, MenuItem } from "#app/ui/menu.tsx";
import type { AdminOutfitRow } from "#contract/dashboard/admin-outfits.ts";
import { outfitName } from "#contract/outfit/outfit-vocabulary.ts";

/** The actions on a row of the table. */
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

const ICON = { "aria-hidden": true, className: "size-4.5 stroke-[1.5]" };

/** Buttons to view, edit, activate or deactivate, and delete, and a menu of what is done more rarely. */
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
          <Eye {...ICON} />
        </IconLink>
      ) : (
        // Disabled buttons stay focusable, so that the label tells why.
        <IconButton
          label={`View ${name}: not while it is inactive, the public page is hidden`}
          hint="Inactive outfits have no public page"
          disabled
        >
          <Eye {...ICON} />
        </IconButton>
      )}
      <IconButton label={`Edit ${name}`} hint="Edit" onClick={() => onEdit(outfit)}>
        <Pencil {...ICON} />
      </IconButton>
      <IconButton label={`${toggle} ${name}`} hint={toggle} onClick={() => onToggle(outfit)}>
        <Power {...ICON} className={`${ICON.className} ${outfit.isActive ? "text-emerald" : ""}`} />
      </IconButton>
      <IconButton label={`Delete ${name}`} hint="Delete" onClick={() => onDelete(outfit)} tone="danger">
        <Trash2 {...ICON} />
      </IconButton>
      <Menu
        button={
          <IconButton label={`More for ${name}`} hint="More">
            <Ellipsis {...ICON} />
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
      </Menu>
    </div>
  );
}
