import { queryOptions, useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { readOutfit } from "#app/dashboard/catalogue/catalogue-api.ts";
import { OutfitForm } from "#app/dashboard/editor/outfit-form.tsx";
import { type Editing, useSaveOutfit } from "#app/dashboard/editor/use-save-outfit.ts";
import { EditorDialog, useLeaveGuard } from "#app/editor/frame/editor-dialog.tsx";
import { type ComposedLook, withLook } from "#app/editor/outfit/composed-look.ts";
import { EMPTY_FIELDS, EMPTY_ITEM, fieldsOf, type OutfitFields } from "#app/editor/outfit/outfit-fields.ts";
import { ADMIN_CALLS } from "#app/editor/studio/studio-api.ts";
import { useSettings } from "#app/entities/settings/settings.ts";
import { failureText } from "#app/lib/failure-text.ts";
import type { DialogProps } from "#app/ui/dialog.tsx";
import { LoadFailure } from "#app/ui/load-failure.tsx";
import { LoadingNote } from "#app/ui/loading-note.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { showToast } from "#app/ui/toast.tsx";
import { TOAST_MS } from "#contract/limits.ts";
import { OUTFIT_MESSAGES } from "#contract/messages/outfit.ts";
import type { Outfit } from "#contract/outfit/outfit.ts";
import type { Composition } from "#contract/studio/composition.ts";

/** Each opening of the editor fetches the outfit once: a refetch would replace what is being edited. */
function outfitToEditQuery(id: string, editor: string, composed: ComposedLook | undefined) {
  return queryOptions({
    queryKey: ["outfit-to-edit", id, editor],
    meta: { personal: true },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<{ outfit: Outfit; earlier: Composition | undefined }> => {
      const outfit = await readOutfit(id, signal);
      return {
        outfit,
        earlier: composed && (await ADMIN_CALLS.readBoardIfComposed(id, signal))?.composition,
      };
    },
  });
}

interface OutfitDialogProps {
  editing: Editing;
  open: boolean;
  onClose: () => void;
  onSaved?: (() => void) | undefined;
  finalFocus?: DialogProps["finalFocus"];
}

export function OutfitDialog({ editing, open, onClose, onSaved, finalFocus }: OutfitDialogProps) {
  const { timeZone } = useSettings();
  const isNew = editing.mode === "create";
  const { composed } = editing;
  const opened = (fields: OutfitFields, earlier?: Composition) =>
    composed ? withLook(fields, { ...composed, earlier }) : fields;
  const guard = useLeaveGuard(open, onClose);
  const save = useSaveOutfit(editing, () => {
    guard.onUnsaved(false);
    onClose();
    onSaved?.();
  });
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery({
    ...outfitToEditQuery(isNew ? "" : editing.id, useId(), composed),
    enabled: !isNew,
  });

  async function loadTheirs() {
    const { error: failure } = await refetch();
    if (failure)
      void showToast(
        "error",
        failureText(failure, "The newer version could not be loaded. Please try again."),
        TOAST_MS,
        { position: "bottom-center" },
      );
    else save.reset();
  }

  const form = { save, onUnsaved: guard.onUnsaved, onCancel: guard.close };
  return (
    <EditorDialog
      open={open}
      finalFocus={finalFocus}
      guard={guard}
      title={isNew ? "Create Outfit" : "Edit Outfit"}
      locked={save.isPending}
      leaving={{ title: "Leave without saving?", message: "What you have entered here will be lost." }}
    >
      {isNew ? (
        <OutfitForm {...form} fields={opened({ ...EMPTY_FIELDS, items: [editing.item ?? EMPTY_ITEM] })} />
      ) : data ? (
        <OutfitForm
          key={dataUpdatedAt}
          {...form}
          fields={opened(fieldsOf(data.outfit, timeZone), data.earlier)}
          edited={data.outfit}
          onLoadTheirs={loadTheirs}
          loadingTheirs={isFetching}
        />
      ) : error && !isFetching ? (
        <LoadFailure
          look="block"
          className="my-8"
          text="The outfit could not be loaded"
          advice={failureText(error, "Please check your connection and try again.")}
          onRetry={() => void refetch()}
        />
      ) : (
        <FormSkeleton />
      )}
    </EditorDialog>
  );
}

function FormSkeleton() {
  return (
    <div className="grid gap-8 py-6 md:grid-cols-picture-rest">
      <LoadingNote>{OUTFIT_MESSAGES.loading}</LoadingNote>
      <Skeleton className="aspect-16/9 md:aspect-3/4 md:max-w-56" />
      <div className="grid content-start gap-6">
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-40" />
      </div>
    </div>
  );
}
