/** How the lines of a chart look: told apart by their dashes, not by colour alone. */
export const CHART_LINES = [
  { colour: "--color-accent", dash: [] },
  { colour: "--color-sapphire", dash: [8, 5] },
  { colour: "--color-emerald", dash: [2, 4] },
] as const;
