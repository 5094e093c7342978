/** The text that the administrator's search compares, for the table and its export. */
export function adminSearchText(outfit: { category: string; section: string; description: string }): string {
  return `${outfit.category}\n${outfit.section}\n${outfit.description}`.toLowerCase();
}

/** A predicate for texts that contain every word of the search term, in any case. */
export function adminSearch(searchTerm: string): (text: string) => boolean {
  const words = searchTerm.toLowerCase().split(/\s+/).filter(Boolean);
  return (text) => words.every((word) => text.includes(word));
}
