import type { FieldErrors, Resolver } from "react-hook-form";
import type { ProfileFields } from "#app/features/account/profile/changed-fields.ts";
import { loadPressed } from "#app/loading/load-code.ts";

type ProfileResolver = Resolver<ProfileFields, unknown, ProfileFields>;

const load = () => import("#app/features/account/profile/profile-resolver.ts");
let loaded: ProfileResolver | undefined;

/**
 * Loads the profile form's validation when it is first needed. If loading fails, the form shows the error.
 */
export const lazyProfileResolver: ProfileResolver = async (values, context, options) => {
  try {
    loaded ??= (await loadPressed(load)).profileResolver as ProfileResolver;
    return await loaded(values, context, options);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { values: {}, errors: { root: { type: "load", message } } as FieldErrors<ProfileFields> };
  }
};

/** A failure is ignored here and shown when the form is sent. */
export function preloadProfileResolver(): void {
  load().catch(() => undefined);
}
