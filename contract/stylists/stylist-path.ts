/** Path of a stylist's public page; below /backend, of the call that the page is made from. */
export function stylistPath(username: string): string {
  return `/stylist/${encodeURIComponent(username)}`;
}
