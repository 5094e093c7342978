import { queryOptions } from "@tanstack/react-query";
import { browserApi } from "#app/lib/api-client.ts";
import type { SettingsChange, ShopSettings } from "#contract/shop/shop-settings.ts";

export const settingsQuery = queryOptions({
  queryKey: ["admin-settings"],
  meta: { personal: true, failureMessage: "The settings could not be loaded" },
  queryFn: ({ signal }) => browserApi<ShopSettings>({ path: "/settings/admin", signal }),
});

/** A setting whose version is not the given one is a 409. Returns all settings. */
export function changeSettings(change: SettingsChange): Promise<ShopSettings> {
  return browserApi({ method: "PUT", path: "/settings/admin", body: change });
}
