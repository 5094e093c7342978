import { useState } from "react";
import { classNames } from "#app/ui/class-names.ts";

const SIZES = {
  small: { pixels: 36, place: "size-9", letter: "text-small" },
  medium: { pixels: 40, place: "size-10", letter: "text-[1.125rem]" },
  large: { pixels: 80, place: "size-20", letter: "text-[2.25rem]" },
};

interface AvatarProps {
  /** Its first letter stands in for a picture. */
  name: string;
  picture?: string | undefined;
  size?: keyof typeof SIZES | undefined;
  className?: string | undefined;
}

/** Somebody's picture, or the first letter of their name; the name itself stands beside it. */
export function Avatar({ name, picture, size = "medium", className = "bg-ink" }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const { pixels, place, letter } = SIZES[size];
  if (picture && picture !== broken) {
    return (
      <img
        src={picture}
        alt=""
        width={pixels}
        height={pixels}
        // Some providers refuse pictures to pages that say who they are.
        referrerPolicy="no-referrer"
        onError={() => setBroken(picture)}
        className={classNames("shrink-0 rounded-pill object-cover", place)}
      />
    );
  }
  const [initial = ""] = name;
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "inline-flex shrink-0 items-center justify-center rounded-pill font-display text-paper leading-none",
        place,
        letter,
        className,
      )}
    >
      {initial.toUpperCase()}
    </span>
  );
}
