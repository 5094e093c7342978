/** The state of the slide banner, without timers and rendering. */
export interface SlideShow {
  /** The current slide, counted from 0. */
  index: number;
  count: number;
  /** Whether the visitor wants the slides to advance automatically. */
  autoplay: boolean;
  inView: boolean;
  hovered: boolean;
  /** One of its buttons has the keyboard focus. */
  focused: boolean;
  /** The number of manual steps; each restarts the pause. */
  manualSteps: number;
  /** Paused after a manual step. */
  paused: boolean;
}

export type SlideEvent =
  /** The time of the current slide is over. */
  | { type: "advanced" }
  | { type: "stepped"; by: 1 | -1 }
  | { type: "chosen"; index: number }
  /** The pause after a manual step is over. */
  | { type: "resumed" }
  /** The pause button: switches autoplay off, or on without a pause. */
  | { type: "toggled" }
  /** The visitor prefers reduced motion. */
  | { type: "motionReduced" }
  | { type: "changed"; what: "inView" | "hovered" | "focused"; now: boolean };

export function startSlideShow(count: number): SlideShow {
  return {
    index: 0,
    count,
    autoplay: true,
    inView: false,
    hovered: false,
    focused: false,
    manualSteps: 0,
    paused: false,
  };
}

export function isMoving({ autoplay, inView, hovered, focused, paused }: SlideShow): boolean {
  return autoplay && inView && !hovered && !focused && !paused;
}

export function slideShowReducer(show: SlideShow, event: SlideEvent): SlideShow {
  switch (event.type) {
    case "advanced":
      return { ...show, index: wrapped(show.index + 1, show.count) };
    case "stepped":
      return stepTo(show, show.index + event.by);
    case "chosen":
      return stepTo(show, event.index);
    case "resumed":
      return { ...show, paused: false };
    case "toggled":
      return { ...show, autoplay: !show.autoplay, paused: false };
    case "motionReduced":
      return { ...show, autoplay: false };
    case "changed":
      return { ...show, [event.what]: event.now };
  }
}

function stepTo(show: SlideShow, index: number): SlideShow {
  return { ...show, index: wrapped(index, show.count), paused: true, manualSteps: show.manualSteps + 1 };
}

function wrapped(index: number, count: number): number {
  return (index + count) % count;
}
