/** The administrator's search over category, section and description (spec section 9), the same for the table and what is exported of it. */

export function adminSearchText(outfit: { category: string; section: string; description: string }): string {
  return `${outfit.category}\n${outfit.section}\n${outfit.description}`.toLowerCase();
}

/** Whether such a text has every word of what somebody typed, whatever the case. */
export function adminSearch(searchTerm: string): (text: string) => boolean {
  const words = searchTerm.toLowerCase().split(/\s+/).filter(Boolean);
  return (text) => words.every((word) => text.includes(word));
}
