import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Eyebrow } from "#app/ui/eyebrow.tsx";

interface SectionHeadingProps {
  eyebrow: string;
  title: ReactNode;
  /** So that the section can be named after it. */
  titleId?: string | undefined;
  children?: ReactNode;
  className?: string | undefined;
  /** Of the label above, on coloured grounds. */
  eyebrowClassName?: string | undefined;
}

/** What a section of a page opens with: a small label, a large heading and perhaps a few words. */
export function SectionHeading({
  eyebrow,
  title,
  titleId,
  children,
  className,
  eyebrowClassName = "text-accent",
}: SectionHeadingProps) {
  return (
    <header className={classNames("max-w-[44rem]", className)}>
      <Eyebrow className={eyebrowClassName}>{eyebrow}</Eyebrow>
      <h2 id={titleId} className="mt-3 font-display text-display-m">
        {title}
      </h2>
      {children}
    </header>
  );
}
