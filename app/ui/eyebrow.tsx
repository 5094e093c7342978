import type { ElementType, ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";

interface EyebrowProps {
  as?: ElementType;
  children: ReactNode;
  className?: string | undefined;
}

/** A small letterspaced label above a heading or beside a value. */
export function Eyebrow({ as: Tag = "p", children, className }: EyebrowProps) {
  return (
    <Tag className={classNames("font-semibold text-eyebrow uppercase", className ?? "text-ink-soft")}>
      {children}
    </Tag>
  );
}
