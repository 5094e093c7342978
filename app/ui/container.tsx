import type { ElementType, ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";

const WIDTHS = { page: "max-w-[96rem]", text: "max-w-[48rem]" };

interface ContainerProps {
  as?: ElementType;
  /** page: the site's full measure; text: a readable column. */
  width?: keyof typeof WIDTHS;
  children: ReactNode;
  className?: string | undefined;
}

/** Holds content between the page's margins. */
export function Container({ as: Tag = "div", width = "page", children, className }: ContainerProps) {
  return (
    <Tag className={classNames("mx-auto w-full px-(--page-margin)", WIDTHS[width], className)}>
      {children}
    </Tag>
  );
}
