import { type RefObject, useEffect, useReducer } from "react";
import { firstSlide, isMoving, slideShow } from "#app/features/home/banner/slide-show.ts";
import { BANNER_AUTOPLAY_MS, BANNER_PAUSE_MS } from "#contract/limits.ts";

/** How much of the banner must be in the window for it to move. */
const SEEN_SHARE = 0.35;

/** A slide show in its place on the screen and in time. */
export function useSlideShow(count: number, place: RefObject<Element | null>) {
  const [show, send] = useReducer(slideShow, count, firstSlide);
  const moving = isMoving(show);
  const { index, resting, handled } = show;

  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) send({ type: "stilled" });
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry && send({ type: "noticed", what: "inView", now: entry.isIntersecting }),
      { threshold: SEEN_SHARE },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide has the whole time to itself
  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => send({ type: "advanced" }), BANNER_AUTOPLAY_MS);
    return () => clearTimeout(timer);
  }, [moving, index]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is done by hand starts the rest anew
  useEffect(() => {
    if (!resting) return;
    const timer = setTimeout(() => send({ type: "rested" }), BANNER_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [resting, handled]);

  return { show, send, moving };
}
