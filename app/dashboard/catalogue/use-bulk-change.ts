import { useState } from "react";
import { type BulkRequest, changeOutfits } from "#app/dashboard/catalogue/catalogue-api.ts";
import { useChangedCatalogue } from "#app/dashboard/catalogue/use-changed-catalogue.ts";
import type { Selection, useSelection } from "#app/dashboard/catalogue/use-selection.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { formatCount } from "#app/lib/format-count.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { showToast } from "#app/ui/toast.tsx";
import type { AdminOutfitRow } from "#contract/dashboard/admin-outfits.ts";
import type { BulkAction, BulkResult } from "#contract/dashboard/bulk-outfits.ts";
import { OUTFIT_CHANGE_MESSAGES as messages } from "#contract/messages/outfit-form.ts";
import { outfitName } from "#contract/outfit/outfit-vocabulary.ts";

export const BULK_LABELS: Record<BulkAction, string> = {
  activate: "Activate",
  deactivate: "Deactivate",
  schedule: "Publish on…",
  setCategory: "Change the category…",
  setType: "Change the type…",
  addTag: "Add a tag…",
  removeTag: "Remove a tag…",
  delete: "Delete…",
};

const DONE: Record<BulkAction, string> = {
  activate: "activated",
  deactivate: "deactivated",
  schedule: "scheduled",
  setCategory: "in another category now",
  setType: "of another type now",
  addTag: "tagged",
  removeTag: "without the tag now",
  delete: "deleted",
};

const outfits = (count: number) => formatCount(count, "outfit", "outfits");

/** "3 outfits activated, 1 was so already". */
export function bulkOutcome(
  { action, publishAt }: Pick<BulkRequest, "action" | "publishAt">,
  { changed, failed }: BulkResult,
  requested: number,
): string {
  const unchanged = requested - changed - failed.length;
  const done = action === "schedule" && !publishAt ? "without a date now" : DONE[action];
  const parts = [`${outfits(changed)} ${done}`];
  if (unchanged > 0) parts.push(`${unchanged} ${unchanged === 1 ? "was" : "were"} so already`);
  return parts.join(", ");
}

interface RequestedChange {
  action: BulkAction;
  outfits: readonly AdminOutfitRow[];
}

export interface BulkFailure {
  id: string;
  name: string;
  message: string;
}

interface BulkOutcome {
  text: string;
  isPartial: boolean;
  failures: BulkFailure[];
}

export type BulkValues = Pick<BulkRequest, "category" | "type" | "tag" | "publishAt">;

export function useBulkChange(
  selection: Selection,
  { deselect, update }: Pick<ReturnType<typeof useSelection>, "deselect" | "update">,
) {
  const { refresh } = useChangedCatalogue();
  const [requested, setRequested] = useState<RequestedChange | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);

  const change = useSingleMutation({
    mutationFn: ({ action, outfits, ...values }: RequestedChange & BulkValues) =>
      changeOutfits({ ids: outfits.map(({ _id }) => _id), action, ...values }),
    onSuccess: (result, { outfits, ...request }) => {
      refresh();
      const text = bulkOutcome(request, result, outfits.length);
      deselect(deletedIds(request.action, outfits, result));
      const failed = new Set(result.failed.map(({ id }) => id));
      update(outfits.filter(({ _id }) => !failed.has(_id)).map((outfit) => changedRow(outfit, request)));
      if (result.failed.length === 0) {
        setOpen(false);
        void showToast("success", text);
      } else {
        setOutcome({ text, isPartial: result.changed > 0, failures: namedFailures(result, outfits) });
        setOpen(true);
      }
    },
    onError: (error, { action }) => {
      // The server may have made the change although its response was lost.
      refresh();
      // An open dialog shows the error itself.
      if (opensDialog(action)) return;
      void showToast("error", failureText(error, messages.bulkFailed));
    },
  });

  return {
    /** The last requested change; set until the next one, because its dialog fades out. */
    requested,
    isOpen,
    outcome,
    busy: change.isPending,
    error: change.error,
    begin: (action: BulkAction) => {
      const request = { action, outfits: [...selection.values()] };
      change.reset();
      setOutcome(null);
      setRequested(request);
      if (opensDialog(action)) setOpen(true);
      else change.mutate(request);
    },
    send: (values: BulkValues = {}) => {
      if (requested) change.mutate({ ...requested, ...values });
    },
    close: () => setOpen(false),
  };
}

/** A row of the selection after a change that did not fail. */
function changedRow(
  outfit: AdminOutfitRow,
  { action, category, type, publishAt }: Omit<BulkRequest, "ids">,
): AdminOutfitRow {
  if (action === "activate" || action === "deactivate") {
    const isActive = action === "activate";
    // The server changes nothing of an outfit that is so already: one that is scheduled keeps its date.
    return outfit.isActive === isActive ? outfit : { ...outfit, isActive, publishAt: null };
  }
  return {
    ...outfit,
    ...(category && { category }),
    ...(type && { type }),
    ...(publishAt !== undefined && { publishAt }),
  };
}

/** Activating and deactivating undo each other; the other actions are confirmed or need a value. */
function opensDialog(action: BulkAction): boolean {
  return action !== "activate" && action !== "deactivate";
}

/** The outfits that no longer exist. The others stay selected, because one change often follows another. */
function deletedIds(
  action: BulkAction,
  outfits: readonly AdminOutfitRow[],
  { failed }: BulkResult,
): string[] {
  const messageOf = new Map(failed.map(({ id, message }) => [id, message]));
  return outfits
    .map(({ _id }) => _id)
    .filter((id) => (messageOf.has(id) ? messageOf.get(id) === messages.deleted : action === "delete"));
}

function namedFailures({ failed }: BulkResult, outfits: readonly AdminOutfitRow[]): BulkFailure[] {
  return failed.map(({ id, message }) => {
    const outfit = outfits.find(({ _id }) => _id === id);
    return { id, message, name: outfit ? outfitName(outfit) : "Outfit" };
  });
}
