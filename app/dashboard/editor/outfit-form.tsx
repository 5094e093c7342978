import { useEffect, useRef } from "react";
import { useForm } from "react-hook-form";
import type { useSaveOutfit } from "#app/dashboard/editor/use-save-outfit.ts";
import { SaveFailure } from "#app/editor/frame/save-failure.tsx";
import { BasicFields, PublishField } from "#app/editor/outfit/basic-fields.tsx";
import { ImageField } from "#app/editor/outfit/image-field.tsx";
import { ItemRows } from "#app/editor/outfit/item-rows.tsx";
import { ItemsTotal } from "#app/editor/outfit/items-total.tsx";
import type { OutfitFields } from "#app/editor/outfit/outfit-fields.ts";
import {
  type CheckedOutfit,
  editedOutfitRules,
  newOutfitRules,
  type OutfitFormState,
  type RuleContext,
} from "#app/editor/outfit/outfit-rules.ts";
import { SpotsField } from "#app/editor/outfit/spots-field.tsx";
import { TagsField } from "#app/editor/outfit/tags-field.tsx";
import { useServerErrors } from "#app/editor/outfit/use-server-errors.ts";
import { useSettings } from "#app/entities/settings/settings.ts";
import { Button } from "#app/ui/button.tsx";
import { LockedFields } from "#app/ui/locked-fields.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { showToast } from "#app/ui/toast.tsx";
import { MODAL_TOAST_MS } from "#contract/limits.ts";
import { ADMIN_MESSAGES } from "#contract/messages/admin.ts";
import type { Outfit } from "#contract/outfit/outfit.ts";

interface OutfitFormProps {
  fields: OutfitFields;
  edited?: Outfit | undefined;
  save: ReturnType<typeof useSaveOutfit>;
  onUnsaved: (isUnsaved: boolean) => void;
  onCancel: () => void;
  onLoadTheirs?: (() => void) | undefined;
  loadingTheirs?: boolean | undefined;
}

export function OutfitForm({
  fields,
  edited,
  save,
  onUnsaved,
  onCancel,
  onLoadTheirs,
  loadingTheirs,
}: OutfitFormProps) {
  const { timeZone } = useSettings();
  const form: OutfitFormState = useForm<OutfitFields, RuleContext, CheckedOutfit>({
    context: { timeZone, storedPublishAt: fields.publishAt },
    resolver: edited ? editedOutfitRules : newOutfitRules,
    defaultValues: fields,
    // Editing a field clears its error until the next submission.
    reValidateMode: "onSubmit",
  });
  const { subscribe } = form;
  const itemCount = form.watch("items").length;
  const failure = useRef<HTMLDivElement>(null);
  const busy = save.isPending;
  /** It was opened with a board that no outfit has yet. */
  const isComposed = fields.composition !== null;
  useServerErrors(save.error, form, failure);
  useEffect(() => {
    onUnsaved(isComposed);
    return subscribe({
      formState: { isDirty: true },
      callback: ({ isDirty }) => onUnsaved(isComposed || isDirty === true),
    });
  }, [subscribe, onUnsaved, isComposed]);

  const send = (version: number | undefined) =>
    form.handleSubmit(
      (outfit) => save.mutate({ outfit, version }),
      () =>
        void showToast("error", ADMIN_MESSAGES.formInvalid, MODAL_TOAST_MS, { position: "bottom-center" }),
    );
  const [label, busyLabel] = edited ? ["Update Outfit", "Updating..."] : ["Create Outfit", "Creating..."];

  return (
    <form
      method="post"
      noValidate
      onSubmit={send(edited?.version)}
      className="flex flex-1 flex-col gap-8 pt-5"
    >
      {save.error && (
        <SaveFailure
          ref={failure}
          error={save.error}
          onLoadTheirs={onLoadTheirs}
          loadingTheirs={loadingTheirs}
          onSaveAnyway={send(undefined)}
        />
      )}
      <LockedFields locked={busy || loadingTheirs} className="grid min-w-0 gap-10">
        <div className="grid gap-x-10 gap-y-8 md:grid-cols-picture-rest">
          <ImageField
            form={form}
            current={
              edited && {
                id: edited._id,
                picture: (
                  <Picture
                    picture={edited}
                    alt="The present one"
                    sizes="224px"
                    className="size-full"
                    imageClassName="max-md:object-contain"
                  />
                ),
              }
            }
          />
          <div className="grid min-w-0 content-start gap-6">
            <BasicFields form={form} isOfShop />
            <TagsField form={form} />
            {!edited?.isActive && <PublishField form={form} isNew={!edited} />}
          </div>
        </div>
        <ItemRows form={form} isOfShop />
        <SpotsField form={form} current={edited} />
      </LockedFields>
      <div className="tall:sticky bottom-0 z-raised -mx-5 mt-auto flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-line border-t bg-paper px-5 py-4 sm:-mx-8 sm:px-8">
        <ItemsTotal form={form} />
        <div className="flex gap-3 max-sm:w-full max-sm:[&>*]:flex-1">
          <Button variant="secondary" onClick={onCancel} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" busy={busy} disabled={itemCount === 0 || loadingTheirs}>
            {busy ? busyLabel : label}
          </Button>
        </div>
      </div>
    </form>
  );
}
