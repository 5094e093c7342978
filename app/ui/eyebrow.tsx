import type { ElementType, ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";

const TONES = { soft: "text-ink-soft", accent: "text-accent", gold: "text-gold", inverse: "text-paper/85" };
export type EyebrowTone = keyof typeof TONES;

interface EyebrowProps {
  as?: ElementType;
  /** gold and inverse: on dark grounds. */
  tone?: EyebrowTone | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** A small letterspaced label above a heading or beside a value. */
export function Eyebrow({ as: Tag = "p", tone = "soft", children, className }: EyebrowProps) {
  return (
    <Tag className={classNames("font-semibold text-eyebrow uppercase", TONES[tone], className)}>
      {children}
    </Tag>
  );
}
