import type { ActivityAction, ActivitySubject } from "#contract/activity/activity.ts";

/** What was done, as it stands between the administrator's name and the subject's. */
export const ACTION_LABELS: Record<ActivityAction, string> = {
  created: "created",
  changed: "changed",
  activated: "activated",
  deactivated: "deactivated",
  deleted: "deleted",
  duplicated: "duplicated",
  scheduled: "scheduled",
  published: "published",
  replaced: "replaced",
  priceAccepted: "accepted a new price for",
  priceRejected: "refused a new price for",
  answered: "answered",
  imported: "imported",
  importUndone: "undid the import of",
  madeAdministrator: "made an administrator of",
  administratorRemoved: "took the administrator role from",
  passkeyCodeMade: "made a passkey code for",
  blocked: "blocked",
  unblocked: "unblocked",
  approved: "approved",
  removed: "removed",
  exported: "exported",
};

/** What it was done to, before its name. */
export const SUBJECT_LABELS: Record<ActivitySubject, string> = {
  outfit: "the outfit",
  link: "the link",
  bespokeRequest: "a bespoke request",
  import: "the file",
  user: "the account",
  newsletter: "the newsletter’s addresses",
  text: "a text on",
  settings: "the shop’s settings",
};

/** Fields whose name in the API is not what people call them. */
export const FIELD_LABELS: Record<string, string> = {
  rateLook: "Rating",
  isActive: "Active",
  publishAt: "Publish on",
  image: "Picture",
  itemOrder: "Order of items",
};
