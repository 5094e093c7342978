import type { FieldErrors, Resolver } from "react-hook-form";
import type { ProfileFields } from "#app/features/account/profile/changed-fields.ts";
import { loadCode } from "#app/loading/load-code.ts";

const load = () => loadCode(() => import("#app/features/account/profile/profile-resolver.ts"));

/**
 * Loads the profile form's validation when it is first needed. If loading fails, the form shows the error.
 */
export const lazyProfileResolver: Resolver<ProfileFields, unknown, ProfileFields> = async (
  values,
  context,
  options,
) => {
  try {
    const { profileResolver } = await load();
    const resolver = profileResolver as Resolver<ProfileFields, unknown, ProfileFields>;
    return await resolver(values, context, options);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { values: {}, errors: { root: { type: "load", message } } as FieldErrors<ProfileFields> };
  }
};

/** A failure is ignored here and shown when the form is sent. */
export function preloadProfileResolver(): void {
  load().catch(() => undefined);
}
