/** The state of the slide banner, without timers and rendering. */
export interface SlideShow {
  /** The slide shown, from 0. */
  index: number;
  count: number;
  /** Whether it moves by itself, as far as its visitor is concerned. */
  autoplay: boolean;
  inView: boolean;
  hovered: boolean;
  /** One of its buttons has the keyboard's focus. */
  focused: boolean;
  /** Counts what was done by hand; each starts the rest anew. */
  handled: number;
  /** Resting after something was done by hand. */
  resting: boolean;
}

export type SlideEvent =
  /** Time for the next slide. */
  | { type: "advanced" }
  | { type: "stepped"; by: 1 | -1 }
  | { type: "chosen"; index: number }
  /** The rest is over. */
  | { type: "rested" }
  /** Its switch: off when it is on, or else on at once. */
  | { type: "toggled" }
  /** Somebody wishes for less motion. */
  | { type: "stilled" }
  | { type: "noticed"; what: "inView" | "hovered" | "focused"; now: boolean };

export function firstSlide(count: number): SlideShow {
  return {
    index: 0,
    count,
    autoplay: true,
    inView: false,
    hovered: false,
    focused: false,
    handled: 0,
    resting: false,
  };
}

/** Whether the next slide comes by itself. */
export function isMoving({ autoplay, inView, hovered, focused, resting }: SlideShow): boolean {
  return autoplay && inView && !hovered && !focused && !resting;
}

export function slideShow(show: SlideShow, event: SlideEvent): SlideShow {
  switch (event.type) {
    case "advanced":
      return { ...show, index: wrapped(show.index + 1, show.count) };
    case "stepped":
      return byHand(show, show.index + event.by);
    case "chosen":
      return byHand(show, event.index);
    case "rested":
      return { ...show, resting: false };
    case "toggled":
      return { ...show, autoplay: !show.autoplay, resting: false };
    case "stilled":
      return { ...show, autoplay: false };
    case "noticed":
      return { ...show, [event.what]: event.now };
  }
}

function byHand(show: SlideShow, index: number): SlideShow {
  return { ...show, index: wrapped(index, show.count), resting: true, handled: show.handled + 1 };
}

function wrapped(index: number, count: number): number {
  return (index + count) % count;
}
