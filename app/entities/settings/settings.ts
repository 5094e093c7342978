import { useRouteLoaderData } from "react-router";
import { create } from "zustand";
import { type SiteSettings, UNCHANGED_SITE } from "#contract/shop/site-settings.ts";

/** What an administrator has changed since the document was loaded. */
export const useChangedSettings = create<Partial<SiteSettings>>(() => ({}));

/** Applies settings that an administrator has just changed, because the document has the previous ones. */
export function applySettings(changed: Partial<SiteSettings>): void {
  useChangedSettings.setState(changed);
}

/** The installation's settings, which the root route loads once with the document. */
export function useSettings(): SiteSettings {
  const root = useRouteLoaderData<{ settings: SiteSettings }>("root");
  const changed = useChangedSettings();
  return { ...(root?.settings ?? UNCHANGED_SITE), ...changed };
}

/** The shop's name. */
export function useShopName(): string {
  return useSettings().identity.name;
}
