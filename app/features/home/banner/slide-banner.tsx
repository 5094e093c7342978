import { type FocusEvent, type KeyboardEvent, type PointerEvent, type TouchEvent, useRef } from "react";
import { BANNER_LABEL } from "#app/content/home-content.ts";
import { SitePicture } from "#app/entities/settings/site-picture.tsx";
import { SlideControls } from "#app/features/home/banner/slide-controls.tsx";
import { useSlideShow } from "#app/features/home/banner/use-slide-show.ts";
import * as messages from "#app/features/home/messages.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import { newTabFor } from "#app/ui/new-tab-for.ts";
import type { HomeTexts } from "#contract/shop/site-texts.ts";

const STEPS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Four full-width slides, one at a time, after the carousel pattern of the ARIA Authoring Practices Guide.
 */
export function SlideBanner({ slides }: { slides: HomeTexts["banner"] }) {
  const banner = useRef<HTMLElement>(null);
  const { show, send, moving } = useSlideShow(slides.length, banner);
  const swipe = useSwipe((by) => send({ type: "stepped", by }));
  const report = (what: "hovered" | "focused", now: boolean) => send({ type: "changed", what, now });
  const byMouse = (event: PointerEvent) => event.pointerType === "mouse";

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const by = STEPS[event.key];
    if (by) {
      // The link of a slide is hidden with it, and the focus would be lost.
      if (event.target instanceof HTMLAnchorElement) banner.current?.focus();
      send({ type: "stepped", by });
    } else if (event.key === " " && event.target === event.currentTarget) send({ type: "toggled" });
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
      aria-label={BANNER_LABEL}
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
              // biome-ignore lint/suspicious/noArrayIndexKey: there are always as many, in their places
              key={index}
              role="group"
              aria-roledescription={messages.slide}
              aria-label={messages.slideOf(index + 1, slides.length)}
              aria-hidden={!shown}
              className={classNames(
                "absolute inset-0 transition-[opacity,visibility] duration-slow ease-quiet",
                shown ? "visible opacity-100" : "invisible opacity-0",
              )}
            >
              <Slide {...slide} />
            </div>
          );
        })}
      </div>
      <SlideControls slides={slides} show={show} send={send} />
    </section>
  );
}

function Slide({ picture, alt, caption, link }: HomeTexts["banner"][number]) {
  const shown = (
    <SitePicture
      picture={picture}
      alt={alt}
      shape="upright"
      roomyShape="wide"
      sizes="(min-resolution: 2.5dppx) 75vw, 100vw"
      className="size-full"
    />
  );
  if (!link) return shown;
  return (
    <Link
      to={link}
      aria-label={caption}
      className="block size-full focus-visible:-outline-offset-4"
      {...newTabFor(link)}
    >
      {shown}
    </Link>
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
