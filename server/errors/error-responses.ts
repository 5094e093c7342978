import { errorBodySchema } from "#contract/api-error.ts";

/** The error statuses a route documents, besides those every route can answer. */
export function errorResponses<S extends number>(
  ...statuses: S[]
): Record<S | 500 | 503, typeof errorBodySchema> {
  return Object.fromEntries([...statuses, 500, 503].map((status) => [status, errorBodySchema])) as Record<
    S | 500 | 503,
    typeof errorBodySchema
  >;
}
