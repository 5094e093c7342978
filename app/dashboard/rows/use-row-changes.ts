import { useEffect, useRef, useState } from "react";

/** The row and button that get the focus after a change. */
interface Target {
  row: number;
  button: "up" | "down" | "remove";
}

interface RowChanges {
  /** Noun for a row: "Item". */
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
  const place = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!target) return;
    place.current?.querySelector<HTMLElement>(`[data-focus="${target.row} ${target.button}"]`)?.focus();
  }, [target]);

  return {
    /** Ref of the rows' container. */
    place,
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
