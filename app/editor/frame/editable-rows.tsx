import { ArrowDown, ArrowUp, Plus, X } from "lucide";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";

interface RowButtonsProps {
  /** Noun for a row: "item". */
  what: string;
  index: number;
  isLast: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

const ICON = { size: "small", weight: "bold" } as const;

/** The handlers are those of `useRowChanges`. */
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
        <Icon of={ArrowUp} {...ICON} />
      </IconButton>
      <IconButton
        label={`Move ${row} down`}
        data-focus={`${index} down`}
        disabled={isLast}
        onClick={() => onMove(index + 1)}
      >
        <Icon of={ArrowDown} {...ICON} />
      </IconButton>
      <IconButton label={`Remove ${row}`} data-focus={`${index} remove`} onClick={onRemove}>
        <Icon of={X} {...ICON} />
      </IconButton>
    </>
  );
}

interface AddRowProps extends Pick<ComponentProps<"button">, "ref" | "disabled" | "aria-label" | "onClick"> {
  /** Of `useRowChanges`. */
  announcement: string;
  children: string;
}

export function AddRow({ announcement, children, ...button }: AddRowProps) {
  return (
    <>
      <Button variant="secondary" size="small" {...button} className="sm:justify-self-start">
        <Icon of={Plus} {...ICON} />
        <span>{children}</span>
      </Button>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}

/** The row and button that get the focus after a change. */
interface Target {
  row: number;
  button: "up" | "down" | "remove";
}

interface RowChanges {
  what: string;
  count: number;
  move: (from: number, to: number) => void;
  remove: (index: number) => void;
  /** Called when the last row is removed, to move the focus elsewhere. */
  onEmpty: () => void;
}

/** Moves and removes rows of a list, keeps the focus on the moved row and announces the change. */
export function useRowChanges({ what, count, move, remove, onEmpty }: RowChanges) {
  const [announcement, setAnnouncement] = useState("");
  const [target, setTarget] = useState<Target>();
  const container = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!target) return;
    container.current?.querySelector<HTMLElement>(`[data-focus="${target.row} ${target.button}"]`)?.focus();
  }, [target]);

  return {
    container,
    announcement,
    moveRow: (from: number, to: number) => {
      move(from, to);
      setAnnouncement(`${what} ${from + 1} is now ${what.toLowerCase()} ${to + 1} of ${count}`);
      const isLast = to === count - 1;
      const goesOn = to < from ? to > 0 : !isLast;
      setTarget({ row: to, button: to < from === goesOn ? "up" : "down" });
    },
    removeRow: (index: number) => {
      remove(index);
      setAnnouncement(`${what} ${index + 1} removed`);
      const left = count - 1;
      if (left === 0) onEmpty();
      else setTarget({ row: Math.min(index, left - 1), button: "remove" });
    },
  };
}
