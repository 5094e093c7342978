/** Board names of one owner are compared in this form: compatible characters and cases are equal. */
export function nameKeyOf(name: string): string {
  return name.normalize("NFKC").toLowerCase();
}
