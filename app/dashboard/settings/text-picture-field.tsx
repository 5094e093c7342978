import { ImagePlus } from "lucide";
import type { ChangeEvent, ReactNode } from "react";
import { type FieldPath, type FieldValues, useController } from "react-hook-form";
import { uploadTextPicture } from "#app/dashboard/settings/settings-api.ts";
import type { SettingFields } from "#app/dashboard/settings/use-setting-form.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { refusalOfPicture } from "#app/lib/refusal-of-picture.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IMAGE_MESSAGES, IMAGE_UPLOAD_TYPES } from "#contract/outfit/image.ts";
import type { TextPicture } from "#contract/shop/text-picture.ts";

/** What a row without a picture has: the rules refuse it. */
export const NO_PICTURE: TextPicture = { src: "", width: 1, height: 1 };

interface TextPictureFieldProps<Fields extends FieldValues> {
  form: SettingFields<Fields>;
  /** Its value is a `TextPicture`. */
  name: FieldPath<Fields>;
  /** The noun and number of its row, which tell the fields of a screen reader apart: "slide 2". */
  row: string;
  /** Shows the picture, which is not empty. */
  children: (picture: TextPicture) => ReactNode;
}

/** A picture, which is uploaded as soon as it is chosen and becomes the setting's with its form. */
export function TextPictureField<Fields extends FieldValues>({
  form,
  name,
  row,
  children,
}: TextPictureFieldProps<Fields>) {
  const { field, fieldState } = useController({ control: form.control, name });
  const picture = field.value as TextPicture;
  const refuse = (message: string) => form.setError(name, { type: "file", message });
  const uploading = useSingleMutation({
    mutationFn: uploadTextPicture,
    onSuccess: (uploaded) => {
      form.clearErrors(name);
      field.onChange(uploaded);
    },
    onError: (error) => refuse(failureText(error)),
  });

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    // Without this, choosing the same file again fires no change event.
    event.target.value = "";
    if (!file) return;
    const refusal = refusalOfPicture(file);
    if (refusal) refuse(refusal);
    else uploading.mutate(file);
  }

  // The rules refuse its parts, the server and the upload the whole.
  const error = fieldState.error as { message?: string; src?: { message?: string } } | undefined;
  return (
    <Field label="Picture" error={error?.message ?? error?.src?.message} hint={IMAGE_MESSAGES.hint}>
      {(attributes) => (
        <div className="relative w-32 overflow-hidden border border-line-strong bg-paper outline-offset-3 has-focus-visible:outline-2 has-focus-visible:outline-accent">
          {picture.src ? (
            children(picture)
          ) : (
            <span className="grid aspect-3/4 place-content-center justify-items-center gap-2 p-3 text-center text-caption text-ink-soft">
              <Icon of={ImagePlus} size="large" weight="light" />
              Choose a picture
            </span>
          )}
          {picture.src && (
            <span
              aria-hidden="true"
              className="absolute inset-x-0 bottom-0 bg-ink/75 py-2 text-center text-caption text-paper"
            >
              {uploading.isPending ? "Uploading…" : "Choose another"}
            </span>
          )}
          <input
            {...attributes}
            ref={field.ref}
            type="file"
            aria-label={`Picture: ${row}`}
            accept={IMAGE_UPLOAD_TYPES.join(",")}
            disabled={uploading.isPending}
            onChange={choose}
            onBlur={field.onBlur}
            className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-progress"
          />
        </div>
      )}
    </Field>
  );
}
