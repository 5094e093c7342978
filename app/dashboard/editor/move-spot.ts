import type { Spot } from "#contract/outfit/item-styling.ts";

const STEP = 0.01;
const LARGE_STEP = 0.05;
const DIRECTIONS: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The spot after an arrow key, within the picture; undefined for other keys. */
export function moveSpot({ x, y }: Spot, key: string, large: boolean): Spot | undefined {
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  const step = large ? LARGE_STEP : STEP;
  return spotAt(x + direction.x * step, y + direction.y * step);
}

/** The nearest point within the picture, to a thousandth of its size. */
export function spotAt(x: number, y: number): Spot {
  return { x: share(x), y: share(y) };
}

const share = (value: number) => Number(Math.min(1, Math.max(0, value)).toFixed(3));

/** "25 % from the left, 40 % from the top". */
export function spotText({ x, y }: Spot): string {
  return `${Math.round(x * 100)} % from the left, ${Math.round(y * 100)} % from the top`;
}
