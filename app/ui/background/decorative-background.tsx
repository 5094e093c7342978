import type { CSSProperties } from "react";
import {
  type BackgroundIntensity,
  type BackgroundVariant,
  backgroundPattern,
  GRID_LINE_OPACITY,
  type PatternElement,
} from "./background-pattern.ts";

const SIDES = ["left", "right"] as const;

/**
 * Fashion icons, glows and sparkles that drift in the page's margins, clear of texts and controls. CSS
 * animates only transform and opacity, and not before a slow phone has started the page: every frame meanwhile
 * would style all of them again. With `prefers-reduced-motion` nothing moves.
 */
export function DecorativeBackground({
  variant,
  intensity,
}: {
  variant: BackgroundVariant;
  intensity: BackgroundIntensity;
}) {
  const pattern = backgroundPattern(intensity);
  return (
    <div
      aria-hidden="true"
      data-variant={variant}
      data-intensity={intensity}
      className="background"
      style={{ "--grid-line-opacity": GRID_LINE_OPACITY[variant] } as CSSProperties}
    >
      {SIDES.map((side, sideIndex) => {
        const isHere = (_: PatternElement, index: number) => index % SIDES.length === sideIndex;
        return (
          <div key={side} className="background-margin">
            <div className="background-grid" />
            {pattern.orbs.filter(isHere).map((orb) => (
              <div key={keyOf(orb)} className="background-orb" style={placed(orb)} />
            ))}
            {pattern.icons.filter(isHere).map((icon) => (
              <div
                key={keyOf(icon)}
                className="background-icon"
                style={{ ...placed(icon), backgroundPosition: spritePosition(icon.icon) }}
              />
            ))}
            {pattern.sparkles.filter(isHere).map((sparkle) => (
              <div key={keyOf(sparkle)} className="background-sparkle" style={placed(sparkle)} />
            ))}
          </div>
        );
      })}
    </div>
  );
}

function keyOf({ left, top }: PatternElement): string {
  return `${left} ${top}`;
}

function placed({ left, top, seconds, delay, size }: PatternElement): CSSProperties {
  return {
    "--across": left / 100,
    top: `${top}%`,
    animationDuration: `${seconds}s`,
    "--delay": `${delay}s`,
    "--size": size,
  } as CSSProperties;
}

/** The `background-position` that shows one icon of the 4 × 4 sprite. */
function spritePosition(icon: number): string {
  return `${((icon % 4) / 3) * 100}% ${(Math.floor(icon / 4) / 3) * 100}%`;
}
