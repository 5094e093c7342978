import { ImagePlus } from "lucide";
import { type ChangeEvent, useState } from "react";
import type { PieceSource } from "#app/editor/studio/pieces/cut-out-source.ts";
import { refusalOfPicture } from "#app/lib/refusal-of-picture.ts";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IMAGE_MESSAGES, IMAGE_UPLOAD_TYPES } from "#contract/outfit/image.ts";

interface UploadPiecesProps {
  onAdd: (sources: PieceSource[]) => void;
}

export function UploadPieces({ onAdd }: UploadPiecesProps) {
  const [refused, setRefused] = useState<readonly string[]>([]);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    // Without this, choosing the same file again fires no change event.
    target.value = "";
    const refusals = files.map((file) => ({ file, refusal: refusalOfPicture(file) }));
    setRefused(refusals.flatMap(({ file, refusal }) => (refusal ? `${file.name}: ${refusal}` : [])));
    const accepted = refusals.filter(({ refusal }) => !refusal);
    onAdd(accepted.map(({ file: image }) => ({ kind: "upload", image })));
  }

  return (
    <Field label="Pictures" labelHidden error={refused.join(" ") || undefined}>
      {(control) => (
        <div className="relative grid min-h-44 place-content-center justify-items-center gap-3 border border-line-strong border-dashed bg-paper-raised p-6 text-center outline-offset-3 transition-colors hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-accent">
          <Icon of={ImagePlus} size="huge" weight="light" />
          <p className="text-small">
            <span className="font-medium">Choose pictures</span>, or drop them here
          </p>
          <p className="text-caption text-ink-soft">
            {`One product each, best on an even ground. ${IMAGE_MESSAGES.hint}`}
          </p>
          <input
            {...control}
            type="file"
            multiple
            accept={IMAGE_UPLOAD_TYPES.join(",")}
            onChange={choose}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </div>
      )}
    </Field>
  );
}
