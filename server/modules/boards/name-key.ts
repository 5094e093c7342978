/** A board's name as it is compared with the others of its owner: compatible characters and cases are equal. */
export function nameKeyOf(name: string): string {
  return name.normalize("NFKC").toLowerCase();
}
