import uPlot from "uplot";
import { groupDigits } from "#contract/values/money.ts";
import "uplot/dist/uPlot.min.css";
import { dayText } from "#app/dashboard/analytics/day-text.ts";

const HEIGHT = 240;
/** Below it the scale would have fractions. */
const SCALE_MIN = 4;
const DAY_STEPS = [1, 2, 7, 14, 28];
const COUNT_STEPS = Array.from({ length: 9 }, (_, power) =>
  [1, 2, 5].map((step) => step * 10 ** power),
).flat();
/** The largest number of days that are drawn with points. */
const POINTS_MAX = 10;

interface ChartData {
  days: readonly string[];
  /** `colour` is the name of a token; `dash` is in pixels. */
  lines: readonly { label: string; values: readonly number[]; colour: string; dash: readonly number[] }[];
}

interface DrawnChart {
  resize(width: number): void;
  destroy(): void;
}

/**
 * Draws the lines of a chart into an element; `onPoint` gets the index of the day under the pointer, or null.
 */
export function drawChart(
  element: HTMLElement,
  { days, lines }: ChartData,
  onPoint: (index: number | null) => void,
): DrawnChart {
  const style = getComputedStyle(element);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const axis: uPlot.Axis = {
    stroke: colour("--color-ink-soft"),
    font: `12px ${style.fontFamily}`,
    grid: { stroke: colour("--color-line"), width: 1 },
    ticks: { show: false },
  };
  const chart = new uPlot(
    {
      width: Math.max(1, element.clientWidth),
      height: HEIGHT,
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false, setScale: false } },
      scales: {
        x: { time: false },
        y: { range: (_chart, _min, max) => [0, Math.max(SCALE_MIN, max * 1.1)] },
      },
      axes: [
        {
          ...axis,
          grid: { show: false },
          size: 32,
          incrs: DAY_STEPS,
          space: 64,
          values: (_chart, splits) => splits.map((index) => (days[index] ? dayText(days[index]) : "")),
        },
        {
          ...axis,
          incrs: COUNT_STEPS,
          size: (_chart, values) => 16 + 7 * Math.max(0, ...(values ?? []).map((value) => value.length)),
          values: (_chart, splits) => splits.map((count) => groupDigits(count)),
        },
      ],
      series: [
        {},
        ...lines.map(({ label, colour: name, dash }) => ({
          label,
          stroke: colour(name),
          width: 2,
          dash: [...dash],
          points: { show: days.length <= POINTS_MAX },
        })),
      ],
      hooks: { setCursor: [(drawn) => onPoint(drawn.cursor.idx ?? null)] },
    },
    [days.map((_, index) => index), ...lines.map(({ values }) => [...values])],
    element,
  );
  return {
    resize: (width) => chart.setSize({ width: Math.max(1, width), height: HEIGHT }),
    destroy: () => chart.destroy(),
  };
}
