import { useEffect, useRef, useState } from "react";

/** Where the focus goes once the rows have changed. */
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
  /** The last row goes: the focus needs another place. */
  onEmpty: () => void;
}

/** Moves and removes the rows of a list so that the focus stays with what was moved, and says what has happened. */
export function useRowChanges({ what, count, move, remove, onEmpty }: RowChanges) {
  const [announcement, setAnnouncement] = useState("");
  const [target, setTarget] = useState<Target>();
  const place = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!target) return;
    place.current?.querySelector<HTMLElement>(`[data-focus="${target.row} ${target.button}"]`)?.focus();
  }, [target]);

  return {
    /** Of what holds the rows. */
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
