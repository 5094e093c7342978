import { classNames } from "#app/ui/class-names.ts";
import { Link, type LinkProps } from "#app/ui/link.tsx";

const LOOKS = {
  /** Alone in its place: a hairline under the text, in a target of 44 px. */
  line: "inline-flex min-h-11 items-center",
  /** In running text: a hairline, and no target of its own. */
  inline: "link-line",
  /** One of several in a menu, without a line. */
  quiet: "inline-flex min-h-11 items-center transition-colors duration-calm hover:text-accent",
};
const SIZES = { inherit: "", caption: "text-caption", small: "text-small" };
const TONES = { inherit: "", soft: "text-ink-soft", accent: "text-accent" };

interface TextLinkProps extends LinkProps {
  look?: keyof typeof LOOKS | undefined;
  size?: keyof typeof SIZES | undefined;
  tone?: keyof typeof TONES | undefined;
}

/** A link that is a text. */
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
      {look === "line" ? <span className="link-line">{children}</span> : children}
    </Link>
  );
}
