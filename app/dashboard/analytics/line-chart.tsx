import { useEffect, useRef, useState } from "react";
import { dayText } from "#app/dashboard/analytics/day-text.ts";
import { drawChart } from "#app/dashboard/analytics/draw-chart.ts";
import { groupDigits } from "#contract/values/money.ts";

/** Lines differ in their dashes, not in colour alone. */
const LOOKS = [
  { colour: "--color-accent", dash: [] },
  { colour: "--color-sapphire", dash: [8, 5] },
  { colour: "--color-emerald", dash: [2, 4] },
] as const;

const lookOf = (line: number) => LOOKS[line % LOOKS.length] ?? LOOKS[0];

interface LineChartProps {
  days: readonly string[];
  lines: readonly { label: string; values: readonly number[] }[];
  /** Accessible name. */
  label: string;
}

/** The legend shows the counts of the day under the pointer, or of the last day. */
export function LineChart({ days, lines, label }: LineChartProps) {
  const element = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState<number | null>(null);

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const chart = drawChart(
      target,
      { days, lines: lines.map((line, index) => ({ ...line, ...lookOf(index) })) },
      setHovered,
    );
    const observer = new ResizeObserver(([entry]) => {
      if (entry) chart.resize(entry.contentRect.width);
    });
    observer.observe(target);
    return () => {
      observer.disconnect();
      chart.destroy();
    };
  }, [days, lines]);

  const index = hovered !== null && hovered < days.length ? hovered : days.length - 1;
  return (
    <div className="grid min-w-0 gap-2">
      <p aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-caption tabular-nums">
        <span className="text-ink-soft">
          {index === days.length - 1 ? "Today" : dayText(days[index] ?? "")}
        </span>
        {lines.map(({ label: name, values }, line) => (
          <span key={name} className="flex items-center gap-2">
            <LineSample line={line} />
            <span>{`${name}: ${groupDigits(values[index] ?? 0)}`}</span>
          </span>
        ))}
      </p>
      <div ref={element} role="img" aria-label={label} className="min-h-60 min-w-0 overflow-hidden" />
    </div>
  );
}

function LineSample({ line }: { line: number }) {
  const { colour, dash } = lookOf(line);
  return (
    <svg width="24" height="4" aria-hidden="true">
      <line
        x1="0"
        y1="2"
        x2="24"
        y2="2"
        strokeWidth="2"
        stroke={`var(${colour})`}
        strokeDasharray={dash.join(" ")}
      />
    </svg>
  );
}
