/** Attributes of a link that an owner has written: one to another site opens a tab of its own. */
export function newTabFor(to: string) {
  return to.startsWith("/") ? undefined : ({ target: "_blank", rel: "noopener" } as const);
}
