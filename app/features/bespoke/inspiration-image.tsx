import { ImagePlus, X } from "lucide";
import { useEffect, useId, useRef, useState } from "react";
import { BESPOKE } from "#app/content/bespoke-content.ts";
import * as messages from "#app/features/bespoke/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";

const ACCEPTED = ["image/jpeg", "image/png", "image/webp"];

interface InspirationImageProps {
  image: File | null;
  onChange: (image: File | null) => void;
}

export function InspirationImage({ image, onChange }: InspirationImageProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isWrongType, setWrongType] = useState(false);
  const preview = useImagePreview(image);

  /** Takes the chosen file from the input, also one that was chosen before hydration. */
  function take(target: HTMLInputElement | null) {
    const [file] = target?.files ?? [];
    if (!target || !file) return;
    const fits = ACCEPTED.includes(file.type);
    setWrongType(!fits);
    if (fits) onChange(file);
    // Otherwise choosing the same file again fires no change event.
    target.value = "";
  }
  const takeEarly = useRef(take);
  useEffect(() => {
    takeEarly.current(input.current);
  }, []);

  function remove() {
    setWrongType(false);
    onChange(null);
    input.current?.focus();
  }

  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-medium text-small">
        {BESPOKE.imageLabel} <span className="font-normal text-ink-soft">({BESPOKE.imageOptional})</span>
      </label>
      <div className="relative flex min-h-24 items-center gap-4 border border-line-strong border-dashed bg-paper px-4 py-3 transition-colors focus-within:border-ink focus-within:outline-2 focus-within:outline-accent focus-within:outline-offset-3 hover:border-ink">
        {image && preview ? (
          <img
            src={preview}
            alt={messages.yourPicture(image.name)}
            className="h-28 w-21 shrink-0 object-cover"
          />
        ) : (
          <Icon of={ImagePlus} size="large" weight="light" tone="soft" className="ml-1 shrink-0" />
        )}
        <p className="min-w-0 flex-1 text-small">
          <span className="line-clamp-2">{image ? image.name : BESPOKE.imageAction}</span>
          <span id={`${id}-hint`} className="block text-caption text-ink-soft">
            {messages.pictureHint}
          </span>
        </p>
        <input
          ref={input}
          id={id}
          type="file"
          name="image"
          accept={ACCEPTED.join(",")}
          aria-describedby={isWrongType ? `${id}-error ${id}-hint` : `${id}-hint`}
          aria-invalid={isWrongType || undefined}
          onChange={({ target }) => take(target)}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
        {image && (
          <IconButton label={messages.removePicture} onClick={remove} className="relative -mr-2">
            <Icon of={X} weight="bold" />
          </IconButton>
        )}
      </div>
      {isWrongType && (
        <p id={`${id}-error`} role="alert" className="text-caption text-danger">
          {messages.wrongPictureType}
        </p>
      )}
    </div>
  );
}

/** The chosen picture as a data URL; null while it is read, and when there is none or it is unreadable. */
function useImagePreview(image: File | null): string | null {
  const [preview, setPreview] = useState<{ of: File; url: string } | null>(null);
  useEffect(() => {
    if (!image) return;
    const reader = new FileReader();
    reader.onload = () => setPreview({ of: image, url: String(reader.result) });
    reader.readAsDataURL(image);
    return () => reader.abort();
  }, [image]);
  return preview && preview.of === image ? preview.url : null;
}
