import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from "react";
import {
  type Brush,
  drawnTo,
  type Point,
  pointAt,
  STROKE_LABELS,
  strokeFrom,
} from "#app/editor/studio/mend/stroke.ts";
import { useChange } from "#app/lib/use-change.ts";
import type { Stroke } from "#contract/studio/studio.ts";

interface MendCanvasProps {
  /** The whole picture. */
  source: string;
  strokes: readonly Stroke[];
  brush: Brush;
  onStroke: (stroke: Stroke) => void;
  /** Of the picture. */
  name: string;
}

const COLOURS: Record<Stroke["kind"], string> = {
  erase: "stroke-danger/55",
  keep: "stroke-emerald/55",
};

const STEPS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How far an arrow key moves the brush: shares of the picture's width, without and with Shift. */
const [STEP, LONG_STEP] = [0.02, 0.08];

/** The picture, on which a pointer or the keyboard draws strokes. */
export function MendCanvas({ source, strokes, brush, onStroke, name }: MendCanvasProps) {
  const help = useId();
  /** Height of the picture, in its widths. */
  const [ratio, setRatio] = useState(4 / 3);
  const [cursor, setCursor] = useState<Point>();
  const [drawn, setDrawn] = useState<Stroke>();
  // A ref, because a stroke can end before its last points are rendered.
  const drawnNow = useRef<Stroke>(undefined);
  /** The pointer that draws the stroke. */
  const pointer = useRef<number>(undefined);

  const draw = (stroke: Stroke | undefined) => {
    drawnNow.current = stroke;
    setDrawn(stroke);
  };
  const end = () => {
    if (drawnNow.current) onStroke(drawnNow.current);
    pointer.current = undefined;
    draw(undefined);
  };
  /** Such as a second finger. */
  const isOther = ({ pointerId }: PointerEvent) =>
    drawnNow.current !== undefined && pointerId !== pointer.current;
  const lift = (event: PointerEvent) => !isOther(event) && end();
  const move = (point: Point) => {
    setCursor(point);
    if (drawnNow.current) draw(drawnTo(drawnNow.current, point));
  };
  // What is drawn with a brush ends where another one is chosen.
  useChange(brush, end);

  function drawTo(event: PointerEvent<HTMLElement>) {
    if (isOther(event)) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    // Where a browser gathers moves, each of them counts: a quick curve would become corners.
    const moves = event.nativeEvent.getCoalescedEvents?.() ?? [];
    for (const { clientX, clientY } of moves.length > 0 ? moves : [event.nativeEvent]) {
      move(pointAt((clientX - left) / width, (clientY - top) / height));
    }
  }

  function begin(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || !event.isPrimary) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const point = pointAt((event.clientX - left) / width, (event.clientY - top) / height);
    event.currentTarget.setPointerCapture?.(event.pointerId);
    pointer.current = event.pointerId;
    setCursor(point);
    draw(strokeFrom(brush, point));
  }

  function press(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step && event.key !== " ") return;
    event.preventDefault();
    const [x, y] = cursor ?? [0.5, 0.5];
    if (!step) {
      setCursor([x, y]);
      if (!event.repeat) draw(strokeFrom(brush, [x, y]));
      return;
    }
    const length = event.shiftKey ? LONG_STEP : STEP;
    move(pointAt(x + step[0] * length, y + (step[1] * length) / ratio));
  }

  return (
    <div className="grid justify-items-center gap-2">
      <div
        role="application"
        aria-label={`Picture of ${name}`}
        aria-roledescription="Drawing area"
        aria-describedby={help}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: strokes are drawn with its keys
        tabIndex={0}
        onPointerDown={begin}
        onPointerMove={drawTo}
        onPointerUp={lift}
        onPointerCancel={lift}
        onPointerLeave={() => !drawn && setCursor(undefined)}
        onKeyDown={press}
        onKeyUp={({ key }) => key === " " && end()}
        onBlur={end}
        className="relative max-w-full cursor-none touch-none select-none border border-line bg-paper-deep"
      >
        <img
          src={source}
          alt=""
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setRatio(naturalHeight / naturalWidth)
          }
          className="block max-h-[58svh] max-w-full"
        />
        <svg
          aria-hidden="true"
          viewBox={`0 0 1 ${ratio}`}
          preserveAspectRatio="none"
          className="pointer-events-none absolute inset-0 size-full"
        >
          {[...strokes, ...(drawn ? [drawn] : [])].map((stroke, index) => (
            <polyline
              // biome-ignore lint/suspicious/noArrayIndexKey: strokes are only added and removed at the end
              key={index}
              points={lineOf(stroke, ratio)}
              fill="none"
              strokeWidth={stroke.radius * 2}
              strokeLinecap="round"
              strokeLinejoin="round"
              className={COLOURS[stroke.kind]}
            />
          ))}
          {cursor && <Cursor at={cursor} radius={brush.radius} ratio={ratio} />}
        </svg>
      </div>
      <p id={help} className="text-caption text-ink-soft">
        {`${STROKE_LABELS[brush.kind]}: draw over the picture. By keys, arrows move the brush and Space paints.`}
      </p>
    </div>
  );
}

/** A single point is drawn as a line to itself, whose round ends make a dot. */
function lineOf({ points }: Stroke, ratio: number): string {
  const [first] = points;
  const all = points.length === 1 && first ? [first, first] : points;
  return all.map(([x, y]) => `${x},${y * ratio}`).join(" ");
}

/** Dark and light, so that it is seen on any picture. */
function Cursor({ at: [x, y], radius, ratio }: { at: Point; radius: number; ratio: number }) {
  const circle = {
    cx: x,
    cy: y * ratio,
    r: radius,
    fill: "none",
    vectorEffect: "non-scaling-stroke",
  } as const;
  return (
    <>
      <circle {...circle} strokeWidth="3" className="stroke-ink/70" />
      <circle {...circle} strokeWidth="1.25" className="stroke-white" />
    </>
  );
}
