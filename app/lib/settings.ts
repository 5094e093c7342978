import { useRouteLoaderData } from "react-router";
import type { SiteSettings } from "#contract/site-settings.ts";

const DEFAULTS: SiteSettings = {
  publicUrl: "",
  timeZone: "Asia/Kolkata",
  identityProvider: false,
  grievance: null,
  claims: null,
  testimonials: null,
  tokenSyncPath: null,
};

/** The installation's settings, which the root route loads once with the document. */
export function useSettings(): SiteSettings {
  const root = useRouteLoaderData<{ settings: SiteSettings }>("root");
  return root?.settings ?? DEFAULTS;
}
