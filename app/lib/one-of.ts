/** The value if it is a known one, otherwise the default: a URL can contain anything. */
export function oneOf<const T, D>(known: readonly T[], value: string | null, otherwise: D): T | D {
  return known.find((candidate) => String(candidate) === value) ?? otherwise;
}
