/**
 * The value if it is one of the known ones, otherwise the default; for URL parameters, which
 * can contain anything.
 */
export function oneOf<const T, D>(known: readonly T[], value: string | null, defaultValue: D): T | D {
  return known.find((candidate) => String(candidate) === value) ?? defaultValue;
}
