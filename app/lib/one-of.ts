/** The value, if it is one of those known: an address says whatever people make it say. */
export function oneOf<const T, D>(known: readonly T[], value: string | null, otherwise: D): T | D {
  return known.find((candidate) => String(candidate) === value) ?? otherwise;
}
