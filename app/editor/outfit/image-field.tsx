import { ImagePlus, Scissors } from "lucide";
import { type ChangeEvent, type ReactNode, useRef, useState } from "react";
import { useController } from "react-hook-form";
import { type ComposedLook, withLook } from "#app/editor/outfit/composed-look.ts";
import type { OutfitFormState } from "#app/editor/outfit/outfit-rules.ts";
import type { DraftLook } from "#app/editor/studio/studio-api.ts";
import { refusalOfPicture } from "#app/lib/refusal-of-picture.ts";
import { useObjectUrl } from "#app/lib/use-object-url.ts";
import { useOpened } from "#app/lib/use-opened.ts";
import { lazyPart } from "#app/loading/lazy-part.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IMAGE_MESSAGES, IMAGE_UPLOAD_TYPES } from "#contract/outfit/image.ts";

const ComposeDialog = lazyPart(
  async () => (await import("#app/editor/outfit/compose-dialog.tsx")).ComposeDialog,
  { when: "open" },
);

interface ImageFieldProps {
  form: OutfitFormState;
  /** The edited look: its picture is kept unless another one is chosen. */
  current?: { id: string; picture: ReactNode } | undefined;
  /** As of ComposeDialog. */
  draftOf?: DraftLook | undefined;
  /** A board that the form has is to be thrown away. */
  onBoardDropped?: (() => void) | undefined;
}

export function ImageField({ form, current, draftOf, onBoardDropped }: ImageFieldProps) {
  const { control, setError, clearErrors, getValues, setValue } = form;
  const { field, fieldState } = useController({ control, name: "image" });
  const preview = useObjectUrl(field.value);
  const studio = useOpened<true>();
  const input = useRef<HTMLInputElement>(null);
  /** What is to take the place of a board, once that is confirmed. */
  const [replacement, setReplacement] = useState<{ file: File | null }>();

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    // Without this, choosing the same file again fires no change event.
    event.target.value = "";
    if (!file) return;
    const refusal = refusalOfPicture(file);
    if (refusal) return setError("image", { type: "file", message: refusal });
    clearErrors("image");
    replace(file);
  }

  /** A board that took work to lay does not go with one press. */
  function replace(file: File | null) {
    if (getValues("composition")) setReplacement({ file });
    else show(file);
  }

  /** Spots belong to their picture: a new one has none yet, the present one has those that it had. */
  function show(file: File | null) {
    field.onChange(file);
    setValue("composition", null);
    getValues("items").forEach(({ presentSpot }, index) => {
      setValue(`items.${index}.spot`, file ? null : presentSpot);
    });
  }

  function use(look: ComposedLook) {
    const { image, composition, cutouts, items } = withLook(getValues(), look);
    clearErrors(["image", "items"]);
    field.onChange(image);
    setValue("composition", composition, { shouldDirty: true });
    setValue("cutouts", cutouts);
    setValue("items", items, { shouldDirty: true });
    studio.close();
  }

  return (
    <Field
      label="Image"
      error={fieldState.error?.message}
      hint={IMAGE_MESSAGES.hint}
      className="content-start md:max-w-56"
    >
      {(attributes) => (
        <div className="grid gap-2">
          <div
            className={`relative aspect-16/9 overflow-hidden md:aspect-3/4 border bg-paper-raised outline-offset-3 has-focus-visible:outline-2 has-focus-visible:outline-accent ${
              fieldState.error ? "border-danger" : "border-line-strong"
            } ${preview || current ? "" : "border-dashed"}`}
          >
            {preview ? (
              <img
                src={preview}
                alt="What you have chosen"
                className="size-full object-contain md:object-cover"
              />
            ) : current ? (
              current.picture
            ) : (
              <span className="absolute inset-0 grid place-content-center justify-items-center gap-3 p-5 text-center text-ink-soft text-small">
                <Icon of={ImagePlus} size="huge" weight="light" />
                Choose a photograph, or drop one here
              </span>
            )}
            {(preview || current) && (
              <span
                aria-hidden="true"
                className="absolute inset-x-0 bottom-0 bg-ink/75 py-2.5 text-center text-paper text-small"
              >
                Choose another
              </span>
            )}
            <input
              {...attributes}
              ref={(element) => {
                field.ref(element);
                input.current = element;
              }}
              type="file"
              accept={IMAGE_UPLOAD_TYPES.join(",")}
              onChange={choose}
              onBlur={field.onBlur}
              className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
            />
          </div>
          <Button variant="secondary" size="small" onClick={() => studio.open(true)}>
            <Icon of={Scissors} size="small" weight="bold" />
            <span>Compose</span>
          </Button>
          {studio.key !== undefined && (
            <ComposeDialog
              key={studio.key}
              form={form}
              lookId={current?.id}
              draftOf={draftOf}
              open={studio.isOpen}
              onClose={studio.close}
              onDone={use}
            />
          )}
          <ConfirmDialog
            open={replacement !== undefined}
            onClose={() => setReplacement(undefined)}
            onConfirm={() => {
              onBoardDropped?.();
              show(replacement?.file ?? null);
              setReplacement(undefined);
            }}
            type="danger"
            title="Throw the board away?"
            message="The board that you have laid is not the picture any more, and cannot be had back."
            confirmLabel="Throw it away"
            finalFocus={() => getValues("composition") !== null || input.current}
          />
          {field.value && (
            <p className="flex items-center justify-between gap-3 text-caption text-ink-soft">
              <span className="truncate">{field.value.name}</span>
              <Button variant="link" onClick={() => replace(null)} className="shrink-0">
                {current ? "Keep the present one" : "Remove"}
              </Button>
            </p>
          )}
        </div>
      )}
    </Field>
  );
}
