import { DEFAULT_APPEARANCE } from "#contract/shop/brand.ts";
import type { ShopSettings } from "#contract/shop/shop-settings.ts";
import { shownSettings } from "#contract/shop/shown-settings.ts";
import type { SiteSettings } from "#contract/shop/site-settings.ts";
import type { Config } from "#server/config/config.ts";
import { readBrandPicturePath } from "#server/modules/shop-settings/brand-picture-path.ts";

/** The settings in force as documents show them. */
export function siteSettings(
  values: Readonly<ShopSettings>,
  {
    publicUrl,
    oidc,
    tokenSyncPath,
    timeZone: installationZone,
  }: Pick<Config, "publicUrl" | "oidc" | "tokenSyncPath" | "timeZone">,
): SiteSettings {
  const version = iconVersion(values);
  return {
    ...shownSettings(values, { installationZone }),
    ...{ publicUrl, installationZone, tokenSyncPath },
    identityProvider: oidc !== undefined,
    pictures: {
      ...values.pictures,
      icon: version ? { src: `/icon-192.png?v=${version}`, width: 192, height: 192 } : null,
    },
  };
}

/**
 * Changes with the icons of the shop; undefined while they are those of the site. A shop with a name of its own
 * and no icon has a mark in its colour.
 */
export function iconVersion({
  identity,
  appearance,
  pictures: { icon },
}: Pick<ShopSettings, "identity" | "appearance" | "pictures">): string | undefined {
  const id = icon && readBrandPicturePath(icon.src)?.id;
  if (id) return id.slice(0, 12);
  return identity ? (appearance ?? DEFAULT_APPEARANCE).accent.slice(1) : undefined;
}
