/** A number with its thousands grouped, such as 100,000. */
export const grouped = (value: number): string => value.toLocaleString("en-US");

/** A rate; below ten with one decimal. */
export const perSecond = (value: number, unit = " req"): string =>
  `${value < 10 ? value.toFixed(1) : grouped(Math.round(value))}${unit}/s`;
