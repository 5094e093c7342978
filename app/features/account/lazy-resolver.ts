import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import { logFailure } from "#app/lib/log.ts";

type Resolvers = typeof import("#app/features/account/account-resolvers.ts");

const load = () => import("#app/features/account/account-resolvers.ts");

/** A resolver whose module is loaded when it is first needed. If loading fails, the form shows the error. */
export function lazyResolver<Fields extends FieldValues, Output>(
  choose: (resolvers: Resolvers) => Resolver<Fields, unknown, Output>,
): Resolver<Fields, unknown, Output> {
  return async (values, context, options) => {
    try {
      return await choose(await load())(values, context, options);
    } catch (error) {
      logFailure("Loading the form's validation failed", error);
      const message = error instanceof Error ? error.message : String(error);
      return { values: {}, errors: { root: { type: "load", message } } as FieldErrors<Fields> };
    }
  };
}

/** Loads the resolvers before the form is sent. */
export function preloadResolvers(): void {
  load().catch((error: unknown) => logFailure("Preloading the form's validation failed", error));
}
