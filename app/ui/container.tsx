import type { ElementType, ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";

/** Space above and below: the page's vertical rhythm. */
const SPACES = {
  none: "",
  small: "py-14 sm:py-20",
  medium: "py-20 sm:py-24 lg:py-32",
  large: "py-24 sm:py-28 lg:py-40",
  /** Only above, for the first section of a page, right below the header. */
  opening: "pt-10 sm:pt-14",
  /** A screen to work in, such as a list. */
  tool: "pt-7 pb-16 sm:pt-10 lg:pt-12 lg:pb-20",
  /** A screen to read. */
  screen: "pt-12 pb-20 sm:pt-16 sm:pb-24 lg:pb-32",
};

interface ContainerProps {
  as?: ElementType;
  space?: keyof typeof SPACES;
  /** Id of the heading that names it. */
  labelledBy?: string | undefined;
  children: ReactNode;
  className?: string | undefined;
}

export function Container({
  as: Tag = "div",
  space = "none",
  labelledBy,
  children,
  className,
}: ContainerProps) {
  return (
    <Tag
      aria-labelledby={labelledBy}
      className={classNames("mx-auto w-full max-w-384 px-(--page-margin)", SPACES[space], className)}
    >
      {children}
    </Tag>
  );
}
