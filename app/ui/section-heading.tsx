import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Eyebrow, type EyebrowTone } from "#app/ui/eyebrow.tsx";

interface SectionHeadingProps {
  eyebrow: string;
  title: ReactNode;
  /** Id of the heading, for `aria-labelledby` on the section. */
  titleId?: string | undefined;
  children?: ReactNode;
  className?: string | undefined;
  /** Of the label above. */
  tone?: EyebrowTone | undefined;
}

export function SectionHeading({
  eyebrow,
  title,
  titleId,
  children,
  className,
  tone = "accent",
}: SectionHeadingProps) {
  return (
    <header className={classNames("max-w-176", className)}>
      <Eyebrow tone={tone}>{eyebrow}</Eyebrow>
      <h2 id={titleId} className="mt-3 font-display text-display-m">
        {title}
      </h2>
      {children}
    </header>
  );
}
