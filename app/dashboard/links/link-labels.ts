import type { AdminLink, LinkFilter } from "#contract/links/links.ts";

/** The states and filters as administrators read them. */
export const LINK_LABELS: Record<LinkFilter, string> = {
  unchecked: "Not checked",
  ok: "Works",
  gone: "Gone",
  unreachable: "Unreachable",
  blocked: "Cannot be read",
  price: "New price",
  reported: "Reported",
};

export const REPORT_LABELS: Record<AdminLink["reports"][number]["reason"], string> = {
  broken: "broken link",
  price: "other price",
  other: "something else",
};
