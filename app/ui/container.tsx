import type { ElementType, ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";

const WIDTHS = { page: "max-w-[96rem]", text: "max-w-[48rem]" };

interface ContainerProps {
  as?: ElementType;
  /** page: the site's full measure; text: a readable column. */
  width?: keyof typeof WIDTHS;
  /** Id of the heading that names it. */
  labelledBy?: string | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** Holds content between the page's margins. */
export function Container({
  as: Tag = "div",
  width = "page",
  labelledBy,
  children,
  className,
}: ContainerProps) {
  return (
    <Tag
      aria-labelledby={labelledBy}
      className={classNames("mx-auto w-full px-(--page-margin)", WIDTHS[width], className)}
    >
      {children}
    </Tag>
  );
}
