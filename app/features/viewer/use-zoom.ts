import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import {
  type Frame,
  follow,
  MAX_SCALE,
  type Point,
  panBy,
  settle,
  toggleCloseUp,
  touchOf,
  type View,
  WHOLE,
  ZOOM_STEP,
  zoomBy,
} from "#app/features/viewer/zoom.ts";

const DOUBLE_TAP_MS = 320;
/** A touch that moves less is a tap. */
const TAP_SLOP_PX = 10;
/**
 * How much one pixel of the wheel magnifies; a trackpad's pinch arrives as a wheel with Ctrl and
 * far smaller steps.
 */
const WHEEL_RATE = 0.0016;
const PINCH_RATE = 0.01;
const ARROW_STEP_PX = 80;
/** A finger that moves farther than this over the whole picture, and mostly in one direction, swipes. */
const SWIPE_PX = 70;

export type SwipeDirection = "left" | "right" | "down";

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: ARROW_STEP_PX, y: 0 },
  ArrowRight: { x: -ARROW_STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: ARROW_STEP_PX },
  ArrowDown: { x: 0, y: -ARROW_STEP_PX },
};

interface ZoomElements {
  /** The frame in which the picture moves. */
  stage: RefObject<HTMLElement | null>;
  /** The picture as laid out, before it is magnified. */
  picture: RefObject<HTMLElement | null>;
  onTapBeside: () => void;
  onSwipe: (direction: SwipeDirection) => void;
}

/** Magnifies and moves a picture by buttons, keys, wheel, mouse and fingers. */
export function useZoom({ stage, picture, onTapBeside, onSwipe }: ZoomElements) {
  const [view, setView] = useState<View>(WHOLE);
  const [held, setHeld] = useState(false);
  const pointers = useRef(new Map<number, Point>());
  const travelled = useRef(0);
  /** Where the only finger began; undefined once there was another one, or for a mouse. */
  const swipeStart = useRef<Point>(undefined);
  const startedOn = useRef<EventTarget | null>(null);
  const lastTap = useRef({ time: 0, x: 0, y: 0 });

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      // Prevents the page from being zoomed: React's own wheel listener is passive and cannot.
      event.preventDefault();
      const factor = Math.exp(-event.deltaY * (event.ctrlKey ? PINCH_RATE : WHEEL_RATE));
      const at = pointIn(element, event);
      setView((now) => zoomBy(now, factor, frameOf(element, picture.current), at));
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  }, [stage, picture]);

  useEffect(() => {
    // In a rotated or smaller window the picture could lie outside the stage.
    const observer = new ResizeObserver(() =>
      setView((now) => settle(now, frameOf(stage.current, picture.current))),
    );
    if (stage.current) observer.observe(stage.current);
    return () => observer.disconnect();
  }, [stage, picture]);

  const change = (next: (now: View, frame: Frame) => View) =>
    setView((now) => next(now, frameOf(stage.current, picture.current)));
  const zoomIn = () => change((now, frame) => zoomBy(now, ZOOM_STEP, frame));
  const zoomOut = () => change((now, frame) => zoomBy(now, 1 / ZOOM_STEP, frame));
  const reset = () => setView(WHOLE);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (pointers.current.size === 0) travelled.current = 0;
    startedOn.current = event.target;
    const at = pointIn(event.currentTarget, event);
    const isOnly = pointers.current.size === 0 && event.pointerType === "touch";
    swipeStart.current = isOnly ? at : undefined;
    pointers.current.set(event.pointerId, at);
    event.currentTarget.setPointerCapture(event.pointerId);
    setHeld(true);
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (!pointers.current.has(event.pointerId)) return;
    const before = touchOf([...pointers.current.values()]);
    pointers.current.set(event.pointerId, pointIn(event.currentTarget, event));
    const after = touchOf([...pointers.current.values()]);
    travelled.current += Math.hypot(event.movementX, event.movementY);
    if (pointers.current.size > 1) travelled.current += TAP_SLOP_PX;
    change((now, frame) => follow(now, before, after, frame));
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    onPointerEnd(event);
    const direction =
      swipeStart.current && directionOf(swipeStart.current, pointIn(event.currentTarget, event));
    swipeStart.current = undefined;
    if (direction && view.scale === 1) onSwipe(direction);
  }

  function onPointerEnd(event: PointerEvent<HTMLElement>) {
    pointers.current.delete(event.pointerId);
    if (pointers.current.size === 0) setHeld(false);
  }

  function onClick(event: MouseEvent<HTMLElement>) {
    if (travelled.current >= TAP_SLOP_PX) return;
    if (startedOn.current === event.currentTarget) return onTapBeside();
    const at = pointIn(event.currentTarget, event);
    const { time, x, y } = lastTap.current;
    const second = event.timeStamp - time < DOUBLE_TAP_MS && Math.hypot(at.x - x, at.y - y) < 4 * TAP_SLOP_PX;
    lastTap.current = { time: second ? 0 : event.timeStamp, ...at };
    if (second) change((now, frame) => toggleCloseUp(now, at, frame));
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (event.key === "+" || event.key === "=") zoomIn();
    else if (event.key === "-" || event.key === "_") zoomOut();
    else if (event.key === "0") reset();
    else if (arrow && view.scale > 1) change((now, frame) => panBy(now, arrow, frame));
    else return;
    event.preventDefault();
  }

  return {
    view,
    /** Being dragged: follows the pointer without a transition. */
    held,
    canZoomIn: view.scale < MAX_SCALE,
    canZoomOut: view.scale > 1,
    zoomIn,
    zoomOut,
    reset,
    onKeyDown,
    stageProps: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerEnd,
      onClick,
    },
  };
}

function directionOf(from: Point, to: Point): SwipeDirection | undefined {
  const [x, y] = [to.x - from.x, to.y - from.y];
  if (y > SWIPE_PX && y > 2 * Math.abs(x)) return "down";
  if (Math.abs(x) > SWIPE_PX && Math.abs(x) > 2 * Math.abs(y)) return x < 0 ? "left" : "right";
  return undefined;
}

/** Where the pointer is, measured from the middle of an element. */
function pointIn(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

function frameOf(stage: HTMLElement | null, picture: HTMLElement | null): Frame {
  return {
    stage: { width: stage?.clientWidth ?? 0, height: stage?.clientHeight ?? 0 },
    picture: { width: picture?.offsetWidth ?? 0, height: picture?.offsetHeight ?? 0 },
  };
}
