import { classNames } from "#app/ui/class-names.ts";
import { Link, type LinkProps } from "#app/ui/link.tsx";

const LOOKS = {
  /** Stands alone: a hairline under the text, in a target of 44 px. */
  line: "inline-flex min-h-11 items-center",
  /** In a sentence: a hairline, in a target of 44 px that takes no space. */
  sentence: "touch-target",
  /** Among other links, in a table or list: only a hairline. */
  inline: "link-line",
  /** One of several in a menu, without a line. */
  quiet: "inline-flex min-h-11 items-center transition-colors duration-calm hover:text-accent",
};
const SIZES = { inherit: "", caption: "text-caption", small: "text-small" };
const TONES = { inherit: "", soft: "text-ink-soft", accent: "text-accent", ink: "font-medium text-ink" };

interface TextLinkProps extends LinkProps {
  look?: keyof typeof LOOKS | undefined;
  size?: keyof typeof SIZES | undefined;
  tone?: keyof typeof TONES | undefined;
}

export function TextLink({
  look = "line",
  size = "inherit",
  tone = "inherit",
  className,
  children,
  ...rest
}: TextLinkProps) {
  return (
    <Link {...rest} className={classNames(LOOKS[look], SIZES[size], TONES[tone], className)}>
      {look === "line" || look === "sentence" ? <span className="link-line">{children}</span> : children}
    </Link>
  );
}
