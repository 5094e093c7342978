const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * A table of the steps with their durations and their shares of the total.
 * @param {{ title: string, ms: number }[]} steps
 */
export function timeTable(steps) {
  const totalMs = steps.reduce((sum, { ms }) => sum + ms, 0);
  const rows = [...steps, { title: "All steps", ms: totalMs }];
  const width = Math.max(...rows.map(({ title }) => title.length));
  return rows
    .map(({ title, ms }) => {
      const share = `${Math.round((100 * ms) / (totalMs || 1))} %`;
      return `${title.padEnd(width)}  ${seconds(ms).padStart(9)}  ${share.padStart(5)}`;
    })
    .join("\n");
}
