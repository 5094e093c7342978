import { type FocusEvent, type KeyboardEvent, type PointerEvent, type TouchEvent, useRef } from "react";
import { BANNER } from "#app/content/home-content.ts";
import { SlideControls } from "#app/features/home/banner/slide-controls.tsx";
import { useSlideShow } from "#app/features/home/banner/use-slide-show.ts";
import * as messages from "#app/features/home/messages.ts";
import { classNames } from "#app/ui/class-names.ts";
import { StillPicture } from "#app/ui/still-picture.tsx";

const STEPS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Four full-width slides, one at a time, after the carousel pattern of the ARIA Authoring Practices Guide.
 */
export function SlideBanner() {
  const banner = useRef<HTMLElement>(null);
  const { slides, label } = BANNER;
  const { show, send, moving } = useSlideShow(slides.length, banner);
  const swipe = useSwipe((by) => send({ type: "stepped", by }));
  const report = (what: "hovered" | "focused", now: boolean) => send({ type: "changed", what, now });
  const byMouse = (event: PointerEvent) => event.pointerType === "mouse";

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const by = STEPS[event.key];
    if (by) send({ type: "stepped", by });
    else if (event.key === " " && event.target === event.currentTarget) send({ type: "toggled" });
    else return;
    event.preventDefault();
  }

  /** Only the focus on a control stops the slides; the focus on the banner itself does not. */
  function onFocus({ target, currentTarget }: FocusEvent<HTMLElement>) {
    report("focused", target !== currentTarget && target.matches(":focus-visible"));
  }

  return (
    <section
      ref={banner}
      aria-roledescription={messages.carousel}
      aria-label={label}
      aria-keyshortcuts="ArrowLeft ArrowRight Space"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard shortcuts need a focusable element
      tabIndex={0}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onBlur={() => report("focused", false)}
      onPointerEnter={(event) => byMouse(event) && report("hovered", true)}
      onPointerLeave={(event) => byMouse(event) && report("hovered", false)}
      className="focus-visible:-outline-offset-4 bg-paper"
    >
      <div
        {...swipe}
        aria-live={moving ? "off" : "polite"}
        className="relative aspect-4/5 touch-pan-y overflow-hidden bg-paper-deep sm:aspect-21/9"
      >
        {slides.map((slide, index) => {
          const shown = index === show.index;
          return (
            // biome-ignore lint/a11y/useSemanticElements: the carousel pattern requires a group, not a fieldset
            <div
              key={slide.id}
              role="group"
              aria-roledescription={messages.slide}
              aria-label={messages.slideOf(index + 1, slides.length)}
              aria-hidden={!shown}
              className={classNames(
                "absolute inset-0 transition-[opacity,visibility] duration-slow ease-quiet",
                shown ? "visible opacity-100" : "invisible opacity-0",
              )}
            >
              <StillPicture
                src={slide.src}
                alt={slide.alt}
                shape="upright"
                roomyShape="wide"
                sizes="(min-resolution: 2.5dppx) 75vw, 100vw"
                className="size-full"
              />
            </div>
          );
        })}
      </div>
      <SlideControls show={show} send={send} />
    </section>
  );
}

/** Shorter movements count as a tap or the beginning of a scroll. */
const SWIPE_PX = 40;

/** Touch handlers that detect horizontal swipes: 1 to the next slide, -1 to the previous one. */
function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef(0);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      start.current = touches[0]?.clientX ?? 0;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const moved = (changedTouches[0]?.clientX ?? start.current) - start.current;
      if (Math.abs(moved) >= SWIPE_PX) onSwipe(moved < 0 ? 1 : -1);
    },
  };
}
