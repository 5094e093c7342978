import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import X from "lucide-react/icons/x";
import { IconButton } from "#app/ui/icon-button.tsx";

interface RowButtonsProps {
  /** Noun for a row: "item". */
  what: string;
  index: number;
  isLast: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

const ICON = { "aria-hidden": true, className: "size-4" };

/** Moves a row up or down, or removes it; see `useRowChanges`. */
export function RowButtons({ what, index, isLast, onMove, onRemove }: RowButtonsProps) {
  const row = `${what} ${index + 1}`;
  return (
    <>
      <IconButton
        label={`Move ${row} up`}
        data-focus={`${index} up`}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        <ArrowUp {...ICON} />
      </IconButton>
      <IconButton
        label={`Move ${row} down`}
        data-focus={`${index} down`}
        disabled={isLast}
        onClick={() => onMove(index + 1)}
      >
        <ArrowDown {...ICON} />
      </IconButton>
      <IconButton label={`Remove ${row}`} data-focus={`${index} remove`} onClick={onRemove}>
        <X {...ICON} />
      </IconButton>
    </>
  );
}
