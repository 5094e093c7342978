import { DEFAULT_APPEARANCE, DEFAULT_IDENTITY } from "./brand.ts";
import { isDefaultColours, paletteOf, paletteStyle } from "./palette.ts";
import type { ShopSettings } from "./shop-settings.ts";
import type { OwnText, SiteSettings } from "./site-settings.ts";

const OWN_TEXTS: readonly OwnText[] = ["home", "faq", "styleNotes", "about", "privacy", "terms"];

/** What visitors see of the settings that administrators change. */
export function shownSettings(
  values: Readonly<ShopSettings>,
  { installationZone }: Pick<SiteSettings, "installationZone">,
) {
  const { identity, appearance, contact, social, grievance, claims, testimonials } = values;
  return {
    identity: identity ?? DEFAULT_IDENTITY,
    colours: appearance && !isDefaultColours(appearance) ? paletteStyle(paletteOf(appearance)) : "",
    typefaces: (appearance ?? DEFAULT_APPEARANCE).typefaces,
    timeZone: values.timeZone ?? installationZone,
    ...{ contact, social, grievance, claims, testimonials },
    hasStyleNotes: values.styleNotes?.length !== 0,
    ownTexts: OWN_TEXTS.filter((key) => values[key] !== null),
  } satisfies Partial<SiteSettings>;
}
