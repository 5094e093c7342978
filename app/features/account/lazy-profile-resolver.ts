import type { FieldErrors, Resolver } from "react-hook-form";
import type { ProfileFields } from "#app/features/account/changed-fields.ts";
import { logFailure } from "#app/lib/log.ts";

const load = () => import("#app/features/account/profile-resolver.ts");

/** Loads the profile form's validation when it is first needed. If loading fails, the form shows the error. */
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
    logFailure("Loading the form's validation failed", error);
    const message = error instanceof Error ? error.message : String(error);
    return { values: {}, errors: { root: { type: "load", message } } as FieldErrors<ProfileFields> };
  }
};

/** Loads the validation before the form is sent. */
export function preloadProfileResolver(): void {
  load().catch((error: unknown) => logFailure("Preloading the form's validation failed", error));
}
