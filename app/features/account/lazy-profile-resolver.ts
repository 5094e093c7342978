import type { FieldErrors, Resolver } from "react-hook-form";
import type { ProfileFields } from "#app/features/account/changed-fields.ts";
import { logFailure } from "#app/lib/log.ts";

type ProfileResolver = Resolver<ProfileFields, unknown, ProfileFields>;

const load = () => import("#app/features/account/profile-resolver.ts");

/** A resolver that is fetched when it is first needed; without it the form says what kept it away. */
export const lazyProfileResolver: ProfileResolver = async (values, context, options) => {
  try {
    const { profileResolver } = await load();
    return await (profileResolver as ProfileResolver)(values, context, options);
  } catch (error) {
    logFailure("The rules of a form could not be loaded", error);
    const message = error instanceof Error ? error.message : String(error);
    return { values: {}, errors: { root: { type: "load", message } } as FieldErrors<ProfileFields> };
  }
};

/** Fetches the resolver ahead: somebody has begun to fill in the form. */
export function preloadProfileResolver(): void {
  load().catch((error: unknown) => logFailure("The rules of a form could not be loaded ahead", error));
}
