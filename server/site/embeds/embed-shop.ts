import { DEFAULT_APPEARANCE, DEFAULT_IDENTITY } from "#contract/shop/brand.ts";
import { shadeOnDark, shadesOf } from "#contract/shop/palette.ts";
import { DARK_COLOURS, FONT_STACKS } from "#contract/shop/plain-style.ts";
import type { ShopSettings } from "#contract/shop/shop-settings.ts";

/** The shop as embeds show it. */
export interface EmbedShop {
  name: string;
  publicUrl: string;
  /** `#rrggbb`, to be read on light and on dark ground. */
  accent: { light: string; dark: string };
  fonts: { display: string; text: string };
}

export function embedShop(
  { identity, appearance }: Pick<ShopSettings, "identity" | "appearance">,
  publicUrl: string,
): EmbedShop {
  const { accent, typefaces } = appearance ?? DEFAULT_APPEARANCE;
  return {
    name: (identity ?? DEFAULT_IDENTITY).name,
    publicUrl,
    accent: { light: shadesOf(accent).colour, dark: shadeOnDark(accent, DARK_COLOURS.sheet) },
    fonts: FONT_STACKS[typefaces],
  };
}
