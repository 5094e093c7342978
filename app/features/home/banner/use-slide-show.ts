import { type RefObject, useEffect, useReducer } from "react";
import { isMoving, slideShowReducer, startSlideShow } from "#app/features/home/banner/slide-show.ts";
import { BANNER_AUTOPLAY_MS, BANNER_PAUSE_MS } from "#contract/limits.ts";

/** The share of the banner that must be in the viewport for autoplay. */
const VISIBLE_SHARE = 0.35;

/** The slide show with its timers; it advances only while its banner is visible. */
export function useSlideShow(count: number, banner: RefObject<Element | null>) {
  const [show, send] = useReducer(slideShowReducer, count, startSlideShow);
  const moving = isMoving(show);
  const { index, paused, manualSteps } = show;

  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) send({ type: "motionReduced" });
    if (!banner.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last) send({ type: "changed", what: "inView", now: last.isIntersecting });
      },
      { threshold: VISIBLE_SHARE },
    );
    observer.observe(banner.current);
    return () => observer.disconnect();
  }, [banner]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide restarts the timer
  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => send({ type: "advanced" }), BANNER_AUTOPLAY_MS);
    return () => clearTimeout(timer);
  }, [moving, index]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each manual step restarts the pause
  useEffect(() => {
    if (!paused) return;
    const timer = setTimeout(() => send({ type: "resumed" }), BANNER_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [paused, manualSteps]);

  return { show, send, moving };
}
