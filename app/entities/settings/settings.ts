import { useRouteLoaderData } from "react-router";
import { create } from "zustand";
import type { SiteSettings } from "#contract/shop/site-settings.ts";

const DEFAULTS: SiteSettings = {
  publicUrl: "",
  timeZone: "Asia/Kolkata",
  identityProvider: false,
  grievance: null,
  claims: null,
  testimonials: null,
  tokenSyncPath: null,
};

type ChangeableSettings = Pick<SiteSettings, "claims" | "testimonials" | "grievance">;

const useChangedSettings = create<Partial<ChangeableSettings>>(() => ({}));

/** Applies settings that an administrator has just changed, because the document has the previous ones. */
export function applySettings({ claims, testimonials, grievance }: ChangeableSettings): void {
  useChangedSettings.setState({ claims, testimonials, grievance });
}

/** The installation's settings, which the root route loads once with the document. */
export function useSettings(): SiteSettings {
  const root = useRouteLoaderData<{ settings: SiteSettings }>("root");
  const changed = useChangedSettings();
  return { ...(root?.settings ?? DEFAULTS), ...changed };
}
