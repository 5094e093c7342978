import { useState } from "react";

/** The ways by which pieces come to the board. */
export const WAYS = { pool: "Pool", links: "Links", upload: "Upload", name: "By name" };
export type Way = keyof typeof WAYS;

/** What is typed for one way, and how it changes. */
export interface Typed {
  typed: string;
  onType: (text: string) => void;
}

/**
 * The way that is chosen and what is typed for each. It is kept by the workbench, because the panel that shows it
 * goes and comes with tabs and the width of the window.
 */
export function useTyped() {
  const [way, setWay] = useState<Way>("pool");
  const [texts, setTexts] = useState<Partial<Record<Way, string>>>({});
  return {
    way,
    setWay,
    typedFor: (name: Way): Typed => ({
      typed: texts[name] ?? "",
      onType: (text) => setTexts((all) => ({ ...all, [name]: text })),
    }),
  };
}
