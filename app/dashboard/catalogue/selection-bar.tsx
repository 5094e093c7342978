import { BULK_LABELS } from "#app/dashboard/catalogue/use-bulk-change.ts";
import { formatCount } from "#app/lib/format-count.ts";
import { Button } from "#app/ui/button.tsx";
import { keepFocus } from "#app/ui/keep-focus.ts";
import { Menu, MenuGroup, MenuItem } from "#app/ui/menu.tsx";
import { BULK_ACTIONS, type BulkAction } from "#contract/dashboard/bulk-outfits.ts";
import { BULK_IDS_MAX } from "#contract/limits.ts";

interface SelectionBarProps {
  count: number;
  busy: boolean;
  onAction: (action: BulkAction) => void;
  onClear: () => void;
}

export function SelectionBar({ count, busy, onAction, onClear }: SelectionBarProps) {
  const selected = formatCount(count, "outfit selected", "outfits selected");
  const isFull = count >= BULK_IDS_MAX;
  return (
    <section
      aria-label="Selected outfits"
      className="sticky bottom-3 z-bar flex flex-wrap items-center justify-between gap-x-2 gap-y-2 border border-ink bg-paper-raised px-4 py-2.5 shadow-raised"
    >
      <p role="status" className="text-small tabular-nums">
        {`${selected}${isFull ? ", the most at once" : ""}`}
      </p>
      <div className="flex sm:gap-3">
        <Button ref={keepFocus} size="small" variant="ghost" onClick={onClear}>
          Clear
        </Button>
        <Menu
          button={
            <Button size="small" busy={busy}>
              Change
            </Button>
          }
        >
          <MenuGroup heading={selected}>
            {BULK_ACTIONS.map((action) => (
              <MenuItem key={action} onClick={() => onAction(action)}>
                {BULK_LABELS[action]}
              </MenuItem>
            ))}
          </MenuGroup>
        </Menu>
      </div>
    </section>
  );
}
