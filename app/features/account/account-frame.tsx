import { type ReactNode, useEffect, useRef } from "react";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

interface AccountFrameProps {
  poster: ReactNode;
  eyebrow: string;
  /** The second part is set in italics. */
  title: readonly [string, string, string?];
  lead: ReactNode;
  children: ReactNode;
  /**
   * Which part of the screen is shown. When it changes, the heading gets the focus, which the former part
   * had.
   */
  step?: string | boolean | undefined;
}

/** A form beside a poster: above it on phones, half of the screen on wide ones. */
export function AccountFrame({ poster, eyebrow, title, lead, children, step }: AccountFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return (
    <div className="grid grid-cols-1 lg:min-h-page lg:grid-cols-2">
      {poster}
      <div className="flex items-center px-(--page-margin) py-7 sm:py-16 lg:py-20">
        <div className="mx-auto w-full max-w-108">
          <Eyebrow tone="accent">{eyebrow}</Eyebrow>
          <h1
            ref={heading}
            tabIndex={-1}
            className="mt-4 font-display text-display-m outline-none max-sm:mt-2"
          >
            <span>{title[0]}</span>
            <em>{title[1]}</em>
          </h1>
          <p className="mt-4 text-ink-soft max-sm:mt-2">{lead}</p>
          <div className="mt-6 grid gap-6 max-sm:gap-5 sm:mt-9">{children}</div>
        </div>
      </div>
    </div>
  );
}

interface PosterProps {
  eyebrow: string;
  /** Two lines, set as large as the poster allows. */
  lines: readonly [string, string];
  /** The first line is struck through; otherwise the second is set in italics. */
  isFirstStruck?: boolean;
  /** The benefits of an account; hidden on small screens. */
  points: readonly { title: string; text: string }[];
}

/** A typographic poster on the accent colour; it loads no picture. */
export function Poster({ eyebrow, lines: [first, second], isFirstStruck = false, points }: PosterProps) {
  return (
    <div className="bg-accent text-paper">
      <div className="relative flex flex-col justify-between gap-12 overflow-hidden px-(--page-margin) py-10 max-sm:gap-3 max-sm:py-5 sm:py-14 lg:sticky lg:top-(--header-height) lg:h-page lg:min-h-152">
        <div
          aria-hidden="true"
          className="pointer-events-none absolute -right-[0.08em] -bottom-[0.28em] select-none font-display text-figure-large text-accent-deep italic before:content-['&']"
        />
        <Eyebrow tone="inverse" className="relative">
          {eyebrow}
        </Eyebrow>
        <p className="relative xs:whitespace-nowrap font-display text-poster [--display-opsz:44] max-sm:text-display-s">
          {/* In one line on phones, where the form has to begin early. */}
          {isFirstStruck ? (
            <em className="line-through decoration-[0.045em] max-sm:mr-2">{first}</em>
          ) : (
            <span className="max-sm:mr-2">{first}</span>
          )}
          <br className="max-sm:hidden" />
          {isFirstStruck ? <span>{second}</span> : <em>{second}</em>}
        </p>
        <ol className="relative hidden max-w-136 gap-x-8 gap-y-5 lg:grid xl:max-w-none xl:grid-cols-3">
          {points.map(({ title, text }) => (
            <li key={title} className="border-paper/35 border-t pt-4">
              <p className="font-semibold text-small">{title}</p>
              <p className="mt-1 text-caption text-paper/85">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** Below a form, the link to another one: "New here? Create an account". */
export function OtherScreen({ question, link, to }: { question: string; link: string; to: string }) {
  return (
    <p className="text-center text-ink-soft text-small">
      <span>{`${question} `}</span>
      <TextLink look="sentence" tone="ink" to={to}>
        {link}
      </TextLink>
    </p>
  );
}
