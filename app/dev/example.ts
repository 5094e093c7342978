import type { ReactNode } from "react";

/** A component of the design system in one state. */
export interface Example {
  /** Component and state: "Button, danger". */
  name: string;
  view: ReactNode;
  /** The ground it is made for; paper by default. */
  ground?: "paper" | "deep" | "accent" | "ink" | undefined;
  /** Takes the full width of the page. */
  wide?: boolean | undefined;
}

export interface ExampleGroup {
  title: string;
  examples: readonly Example[];
}
