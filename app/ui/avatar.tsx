import { useState } from "react";
import { classNames } from "#app/ui/class-names.ts";

const SIZES = {
  small: { pixels: 36, box: "size-[clamp(36px,9.3vw,2.25rem)]", letter: "text-small" },
  medium: { pixels: 40, box: "size-10", letter: "text-body" },
  large: { pixels: 80, box: "size-20", letter: "text-display-s" },
};
const TONES = { ink: "bg-ink", accent: "bg-accent" };

interface AvatarProps {
  /** Its first letter is shown without a picture. */
  name: string;
  picture?: string | undefined;
  size?: keyof typeof SIZES | undefined;
  /** Background of the letter. */
  tone?: keyof typeof TONES | undefined;
}

/**
 * A person's picture, or the first letter of their name. It is decorative: the name itself is
 * shown beside it.
 */
export function Avatar({ name, picture, size = "medium", tone = "ink" }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const { pixels, box, letter } = SIZES[size];
  if (picture && picture !== broken) {
    return (
      <img
        src={picture}
        alt=""
        width={pixels}
        height={pixels}
        // Some identity providers refuse pictures to requests with a referrer.
        referrerPolicy="no-referrer"
        onError={() => setBroken(picture)}
        className={classNames("shrink-0 rounded-pill object-cover", box)}
      />
    );
  }
  const [initial = ""] = name;
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "inline-flex shrink-0 items-center justify-center rounded-pill font-display text-paper leading-none",
        box,
        letter,
        TONES[tone],
      )}
    >
      {initial.toUpperCase()}
    </span>
  );
}
