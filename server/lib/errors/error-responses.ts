import { errorBodySchema } from "#contract/http/api-error.ts";

/** Response schemas of a route's error statuses; 500 and 503 are added, which any route can return. */
export function errorResponses<S extends number>(
  ...statuses: S[]
): Record<S | 500 | 503, typeof errorBodySchema> {
  return Object.fromEntries([...statuses, 500, 503].map((status) => [status, errorBodySchema])) as Record<
    S | 500 | 503,
    typeof errorBodySchema
  >;
}
