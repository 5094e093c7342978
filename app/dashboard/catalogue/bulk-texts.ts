import type { BulkRequest } from "#app/dashboard/catalogue/bulk-api.ts";
import { formatCount } from "#app/lib/format-count.ts";
import type { BulkAction, BulkResult } from "#contract/dashboard/bulk-outfits.ts";

/** The entries of the menu. */
export const BULK_LABELS: Record<BulkAction, string> = {
  activate: "Activate",
  deactivate: "Deactivate",
  schedule: "Publish on…",
  addTag: "Add a tag…",
  removeTag: "Remove a tag…",
  delete: "Delete…",
};

const DONE: Record<BulkAction, string> = {
  activate: "activated",
  deactivate: "deactivated",
  schedule: "scheduled",
  addTag: "tagged",
  removeTag: "without the tag now",
  delete: "deleted",
};

const outfits = (count: number) => formatCount(count, "outfit", "outfits");

/** "3 outfits activated, 1 was so already". */
export function bulkOutcome(
  { action, publishAt }: Pick<BulkRequest, "action" | "publishAt">,
  { changed, failed }: BulkResult,
  asked: number,
): string {
  const unchanged = asked - changed - failed.length;
  const done = action === "schedule" && !publishAt ? "without a date now" : DONE[action];
  const parts = [`${outfits(changed)} ${done}`];
  if (unchanged > 0) parts.push(`${unchanged} ${unchanged === 1 ? "was" : "were"} so already`);
  return parts.join(", ");
}
