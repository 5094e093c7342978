/** The value that `share` of the sorted values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (value === undefined) throw new Error("A percentile needs at least one value");
  return value;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);
