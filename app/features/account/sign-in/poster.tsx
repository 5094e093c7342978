import type { ReactNode } from "react";
import { Eyebrow } from "#app/ui/eyebrow.tsx";

interface PosterProps {
  eyebrow: string;
  /** Set as large as the poster allows. */
  line: ReactNode;
  /** The benefits of an account; hidden on small screens. */
  points: readonly { title: string; text: string }[];
}

/** A typographic poster on the accent colour; it loads no picture. */
export function Poster({ eyebrow, line, points }: PosterProps) {
  return (
    <div className="bg-accent text-paper">
      <div className="relative flex flex-col justify-between gap-12 overflow-hidden px-(--page-margin) py-10 sm:py-14 lg:sticky lg:top-(--header-height) lg:h-page lg:min-h-152">
        <div
          aria-hidden="true"
          className="pointer-events-none absolute -right-[0.08em] -bottom-[0.28em] select-none font-display text-figure-large text-accent-deep italic before:content-['&']"
        />
        <Eyebrow tone="inverse" className="relative">
          {eyebrow}
        </Eyebrow>
        <p className="relative xs:whitespace-nowrap font-display text-poster [--display-opsz:44]">{line}</p>
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
