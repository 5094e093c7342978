import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";

const TONES = {
  danger: "border-danger bg-danger-tint text-danger",
  success: "border-emerald bg-emerald-tint text-emerald",
  info: "border-sapphire bg-sapphire-tint text-sapphire",
};

interface NoticeProps {
  tone: keyof typeof TONES;
  children: ReactNode;
  className?: string | undefined;
}

/** A message in a tinted box, announced when it appears. */
export function Notice({ tone, children, className }: NoticeProps) {
  return (
    <p
      role={tone === "danger" ? "alert" : "status"}
      className={classNames("border-l-2 px-4 py-3 font-medium text-small", TONES[tone], className)}
    >
      {children}
    </p>
  );
}
