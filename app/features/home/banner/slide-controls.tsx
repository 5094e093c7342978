import { ChevronLeft, ChevronRight, Pause, Play } from "lucide";
import type { SlideEvent, SlideShow } from "#app/features/home/banner/slide-show.ts";
import * as messages from "#app/features/home/messages.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Container } from "#app/ui/container.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { HomeTexts } from "#contract/shop/site-texts.ts";

interface SlideControlsProps {
  slides: HomeTexts["banner"];
  show: SlideShow;
  send: (event: SlideEvent) => void;
}

/** The banner's pause button, dots and arrows, with the caption of the current slide. */
export function SlideControls({ slides, show, send }: SlideControlsProps) {
  return (
    <div className="border-line border-b py-3">
      <Container className="flex flex-wrap items-center justify-between gap-x-6">
        <p className="flex min-h-11 items-center gap-4">
          <span className="shrink-0 whitespace-nowrap text-caption text-ink-soft tabular-nums">{`${show.index + 1} / ${show.count}`}</span>
          <em className="font-display text-subtitle">{slides[show.index]?.caption}</em>
        </p>
        <div className="-mr-3 -ml-3 flex flex-wrap items-center sm:ml-0">
          <IconButton
            label={show.autoplay ? messages.pauseSlides : messages.playSlides}
            onClick={() => send({ type: "toggled" })}
          >
            <Icon of={show.autoplay ? Pause : Play} />
          </IconButton>
          <div className="flex flex-wrap">
            {slides.map((slide, index) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: there are always as many, in their places
                key={index}
                type="button"
                aria-label={messages.showSlide(index + 1, slide.caption)}
                aria-current={index === show.index || undefined}
                onClick={() => send({ type: "chosen", index })}
                className="group inline-flex size-11 items-center justify-center"
              >
                <span
                  className={classNames(
                    "h-0.5 w-7 transition-colors duration-calm",
                    index === show.index ? "bg-accent" : "bg-line-strong group-hover:bg-ink",
                  )}
                />
              </button>
            ))}
          </div>
          <IconButton label={messages.previousSlide} onClick={() => send({ type: "stepped", by: -1 })}>
            <Icon of={ChevronLeft} />
          </IconButton>
          <IconButton label={messages.nextSlide} onClick={() => send({ type: "stepped", by: 1 })}>
            <Icon of={ChevronRight} />
          </IconButton>
        </div>
      </Container>
    </div>
  );
}
