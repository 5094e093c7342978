import { type FocusEvent, type KeyboardEvent, type PointerEvent, useRef } from "react";
import { BANNER } from "#app/content/home-content.ts";
import { SlideControls } from "#app/features/home/banner/slide-controls.tsx";
import { useSlideShow } from "#app/features/home/banner/use-slide-show.ts";
import { useSwipe } from "#app/features/home/banner/use-swipe.ts";
import { classNames } from "#app/ui/class-names.ts";
import { StillPicture } from "#app/ui/still-picture.tsx";

const STEPS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 };

/** Four full-width slides, one at a time, after the carousel pattern of the ARIA Authoring Practices Guide. */
export function SlideBanner() {
  const place = useRef<HTMLElement>(null);
  const { slides, label } = BANNER;
  const { show, send, moving } = useSlideShow(slides.length, place);
  const swipe = useSwipe((by) => send({ type: "stepped", by }));
  const notice = (what: "hovered" | "focused", now: boolean) => send({ type: "noticed", what, now });
  const byMouse = (event: PointerEvent) => event.pointerType === "mouse";

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const by = STEPS[event.key];
    if (by) send({ type: "stepped", by });
    else if (event.key === " " && event.target === event.currentTarget) send({ type: "toggled" });
    else return;
    event.preventDefault();
  }

  /** The banner itself may have the focus and move on; under somebody who is at its buttons it must not. */
  function onFocus({ target, currentTarget }: FocusEvent<HTMLElement>) {
    notice("focused", target !== currentTarget && target.matches(":focus-visible"));
  }

  return (
    <section
      ref={place}
      aria-roledescription="carousel"
      aria-label={label}
      aria-keyshortcuts="ArrowLeft ArrowRight Space"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys need somewhere to have the focus
      tabIndex={0}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onBlur={() => notice("focused", false)}
      onPointerEnter={(event) => byMouse(event) && notice("hovered", true)}
      onPointerLeave={(event) => byMouse(event) && notice("hovered", false)}
      className="focus-visible:-outline-offset-4 bg-paper"
    >
      <div
        {...swipe}
        aria-live={moving ? "off" : "polite"}
        className="relative aspect-[4/5] touch-pan-y overflow-hidden bg-paper-deep sm:aspect-[21/9]"
      >
        {slides.map((slide, index) => {
          const shown = index === show.index;
          return (
            // biome-ignore lint/a11y/useSemanticElements: the carousel pattern asks for a group, not for a fieldset
            <div
              key={slide.id}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
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
                sizes="100vw"
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
