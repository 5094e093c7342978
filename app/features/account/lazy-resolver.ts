import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import { logFailure } from "#app/lib/log.ts";

type Resolvers = typeof import("#app/features/account/account-resolvers.ts");

const load = () => import("#app/features/account/account-resolvers.ts");

/** A resolver that is fetched when it is first needed; without it the form says what kept it away. */
export function lazyResolver<Fields extends FieldValues, Output>(
  choose: (resolvers: Resolvers) => Resolver<Fields, unknown, Output>,
): Resolver<Fields, unknown, Output> {
  return async (values, context, options) => {
    try {
      return await choose(await load())(values, context, options);
    } catch (error) {
      logFailure("The rules of a form could not be loaded", error);
      const message = error instanceof Error ? error.message : String(error);
      return { values: {}, errors: { root: { type: "load", message } } as FieldErrors<Fields> };
    }
  };
}

/** Fetches the resolvers ahead: somebody has begun to fill in a form. */
export function preloadResolvers(): void {
  load().catch((error: unknown) => logFailure("The rules of a form could not be loaded ahead", error));
}
