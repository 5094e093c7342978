import { type FormEvent, useState } from "react";
import type { PieceSource } from "#app/editor/studio/pieces/cut-out-source.ts";
import type { Typed } from "#app/editor/studio/pieces/use-typed.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input, Select } from "#app/ui/input.tsx";
import { ITEM_NAME_MAX_LENGTH } from "#contract/limits.ts";
import { SECTION_LABELS } from "#contract/outfit/outfit-labels.ts";
import { SECTIONS, type Section } from "#contract/outfit/outfit-vocabulary.ts";
import { pieceNameSchema } from "#contract/studio/composition.ts";

const NOT_REACHED = "The shop could not be reached. The board is as it was.";

interface NamePiecesProps extends Typed {
  /** Returns what there was no room for. */
  onAdd: (sources: PieceSource[]) => PieceSource[];
  section: Section;
  /** The pieces of the board are drawn and arranged anew for it. */
  onSection: (section: Section) => Promise<void>;
}

export function NamePieces({ typed, onType, onAdd, section, onSection }: NamePiecesProps) {
  const change = useSingleMutation({ mutationFn: onSection });
  const [error, setError] = useState<string>();

  function draw(event: FormEvent) {
    event.preventDefault();
    const name = pieceNameSchema.safeParse(typed);
    if (name.error) return setError(name.error.issues[0]?.message);
    if (onAdd([{ kind: "name", name: name.data }]).length === 0) onType("");
  }

  return (
    <form onSubmit={draw} noValidate className="grid gap-4">
      <Field
        label="Name"
        hint="The piece is drawn with the kind, colours and pattern that its name says: “Rust linen kurta”."
        error={error}
      >
        {(control) => (
          <Input
            {...control}
            value={typed}
            maxLength={ITEM_NAME_MAX_LENGTH}
            autoComplete="off"
            onChange={({ target }) => {
              onType(target.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
      <Field label="Drawn for" error={change.error ? failureText(change.error, NOT_REACHED) : undefined}>
        {(control) => (
          <Select
            {...control}
            value={change.isPending ? change.variables : section}
            onChange={({ target }) => change.mutate(target.value as Section)}
          >
            {SECTIONS.map((value) => (
              <option key={value} value={value}>
                {SECTION_LABELS[value]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" variant="secondary" size="small" className="justify-self-start">
        Draw it
      </Button>
    </form>
  );
}
