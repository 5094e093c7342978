import type { ElementType, ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";

/** Space above and below: the page's vertical rhythm. */
const SPACES = {
  none: "",
  /** A band of a long page. */
  section: "py-20 sm:py-24 lg:py-32",
  /** A quieter band, between two sections. */
  band: "py-14 sm:py-20",
  /** A call to action that ends a page. */
  closing: "py-24 sm:py-28 lg:py-40",
  /** What opens a page, right below the header; what follows brings its own space. */
  opening: "pt-10 sm:pt-14",
  /** The title of a working screen, such as a list. */
  masthead: "pt-7 pb-4 sm:pt-12 sm:pb-6 lg:pt-14",
  /** A working screen under its masthead. */
  results: "pt-5 pb-16 sm:pt-8 sm:pb-24",
  /** A working screen as a whole. */
  tool: "pt-7 pb-16 sm:pt-10 lg:pt-12 lg:pb-20",
  /** A screen that is read. */
  screen: "pt-12 pb-20 sm:pt-16 sm:pb-24 lg:pb-32",
  /** A message in the middle of the window. */
  message: "py-16 sm:py-20",
  /** A slim bar of controls, ruled off below. */
  bar: "border-line border-b py-3",
};

interface ContainerProps {
  as?: ElementType;
  space?: keyof typeof SPACES;
  /** Id of the heading that names it. */
  labelledBy?: string | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** Content between the page's margins. */
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
      className={classNames("mx-auto w-full max-w-[96rem] px-(--page-margin)", SPACES[space], className)}
    >
      {children}
    </Tag>
  );
}
