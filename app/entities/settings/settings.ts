import { useRouteLoaderData } from "react-router";
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
let changed: ChangeableSettings | undefined;

/**
 * Shows the settings that an administrator has just changed on the screens that are opened next, whose
 * document is older.
 */
export function applySettings({ claims, testimonials, grievance }: ChangeableSettings): void {
  changed = { claims, testimonials, grievance };
}

/** The installation's settings, which the root route loads once with the document. */
export function useSettings(): SiteSettings {
  const root = useRouteLoaderData<{ settings: SiteSettings }>("root");
  return { ...(root?.settings ?? DEFAULTS), ...changed };
}
