import type { ReactNode } from "react";
import { Container } from "#app/ui/container.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";

interface MessagePageProps {
  eyebrow: string;
  /** The middle part is set in italics. */
  title: readonly [string, string, string];
  text: string;
  /** Decorative characters behind the text. */
  figure: string;
  children: ReactNode;
}

/** A screen with only a message and links to go on. */
export function MessagePage({ eyebrow, title, text, figure, children }: MessagePageProps) {
  return (
    <Container space="small" className="relative grid min-h-page content-center overflow-hidden">
      <div
        aria-hidden="true"
        data-figure={figure}
        className="pointer-events-none absolute right-(--page-margin) -bottom-[0.16em] select-none font-display text-figure text-paper-deep italic tracking-tighter before:content-[attr(data-figure)]"
      />
      <div className="relative max-w-176">
        <Eyebrow tone="accent">{eyebrow}</Eyebrow>
        <h1 className="mt-6 font-display text-display-l">
          <span>{title[0]}</span>
          <em>{title[1]}</em>
          <span>{title[2]}</span>
        </h1>
        <p className="mt-8 max-w-lead text-ink-soft text-lead">{text}</p>
        <div className="mt-10 flex flex-col gap-3 sm:flex-row">{children}</div>
      </div>
    </Container>
  );
}
