import { queryOptions } from "@tanstack/react-query";
import { browserApi } from "#app/lib/api-client.ts";
import type { BrandPictureKind } from "#contract/shop/brand.ts";
import type { SettingsChange, ShopSettings } from "#contract/shop/shop-settings.ts";
import type { TextPicture } from "#contract/shop/text-picture.ts";

export const settingsQuery = queryOptions({
  queryKey: ["admin-settings"],
  meta: { personal: true, failureMessage: "The settings could not be loaded" },
  queryFn: ({ signal }) => browserApi<ShopSettings>({ path: "/settings/admin", signal }),
});

/** A setting whose version is not the given one is a 409. Returns all settings. */
export function changeSettings(change: SettingsChange): Promise<ShopSettings> {
  return browserApi({ method: "PUT", path: "/settings/admin", body: change });
}

/** Returns all settings. */
export function replaceBrandPicture(kind: BrandPictureKind, file: File): Promise<ShopSettings> {
  const body = new FormData();
  body.set("image", file);
  return browserApi({ method: "PUT", path: `/settings/admin/picture/${kind}`, body });
}

/** Uploads a picture for the banner or a style note, which is kept once a setting names it. */
export function uploadTextPicture(file: File): Promise<TextPicture> {
  const body = new FormData();
  body.set("image", file);
  return browserApi({ method: "POST", path: "/settings/admin/picture", body });
}

/** Returns all settings. */
export function removeBrandPicture(kind: BrandPictureKind): Promise<ShopSettings> {
  return browserApi({ method: "DELETE", path: `/settings/admin/picture/${kind}` });
}
