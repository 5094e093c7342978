import { useEffect, useRef } from "react";
import { type FieldPath, useController, useForm } from "react-hook-form";
import {
  EMPTY_PIECE,
  fieldsOfPiece,
  type PieceFields,
  pieceRules,
} from "#app/dashboard/pieces/piece-fields.ts";
import type { useSavePiece } from "#app/dashboard/pieces/use-save-piece.ts";
import { SaveFailure } from "#app/editor/frame/save-failure.tsx";
import { ColourSwatch } from "#app/entities/outfit/colour-swatch.tsx";
import { Button } from "#app/ui/button.tsx";
import { Chip } from "#app/ui/chip.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input, Select } from "#app/ui/input.tsx";
import { LockedFields } from "#app/ui/locked-fields.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { ApiFailure } from "#contract/http/api-client.ts";
import type { Availability } from "#contract/links/links.ts";
import { ITEM_ROLES } from "#contract/outfit/item-styling.ts";
import { COLOUR_LABELS, ROLE_LABELS, SECTION_LABELS } from "#contract/outfit/outfit-labels.ts";
import { COLOURS, SECTIONS } from "#contract/outfit/outfit-vocabulary.ts";
import type { Piece, PieceInput } from "#contract/pieces/pieces.ts";

interface PieceFormProps {
  piece: Piece | undefined;
  save: ReturnType<typeof useSavePiece>;
  onUnsaved: (isUnsaved: boolean) => void;
  onLoadTheirs: () => void;
  loadingTheirs: boolean;
  onCancel: () => void;
}

const AVAILABILITY_LABELS: Record<Availability, string> = {
  unknown: "Not known",
  in_stock: "In stock",
  out_of_stock: "Out of stock",
};
const AVAILABILITY_CHOICES = Object.keys(AVAILABILITY_LABELS) as Availability[];

export function PieceForm({ piece, save, onUnsaved, onLoadTheirs, loadingTheirs, onCancel }: PieceFormProps) {
  const form = useForm<PieceFields, { isNew: boolean }, PieceInput>({
    context: { isNew: !piece },
    resolver: pieceRules,
    defaultValues: piece ? fieldsOfPiece(piece) : EMPTY_PIECE,
    // Editing a field clears its error until the next attempt to save.
    reValidateMode: "onSubmit",
  });
  const { control, register, clearErrors, setError, subscribe, formState } = form;
  const { errors } = formState;
  const colours = useController({ control, name: "colours" }).field;
  useEffect(() => {
    onUnsaved(false);
    return subscribe({
      formState: { isDirty: true },
      callback: ({ isDirty }) => onUnsaved(isDirty === true),
    });
  }, [subscribe, onUnsaved]);

  const failure = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const [index, { path, message }] of mistakesIn(save.error).entries()) {
      setError(path as FieldPath<PieceFields>, { type: "server", message }, { shouldFocus: index === 0 });
    }
  }, [save.error, setError]);
  const send = (version: number | undefined) =>
    form.handleSubmit((input) => save.mutate(version === undefined ? input : { ...input, version }));
  const isBusy = save.isPending || loadingTheirs;

  const registered = (name: FieldPath<PieceFields>) => register(name, { onChange: () => clearErrors(name) });
  const text = (
    name: "name" | "sourceName" | "price" | "link" | "image",
    label: string,
    input: { type?: "url"; inputMode?: "decimal" | "url"; placeholder?: string } = {},
    className?: string,
  ) => (
    <Field label={label} error={errors[name]?.message} className={className}>
      {(attributes) => <Input {...attributes} {...input} {...registered(name)} autoComplete="off" />}
    </Field>
  );
  const choice = <Choice extends string>(
    name: "section" | "role" | "availability",
    label: string,
    choices: readonly Choice[],
    labels: Readonly<Record<Choice, string>>,
    none?: string,
  ) => (
    <Field label={label} error={errors[name]?.message}>
      {(attributes) => (
        <Select {...attributes} {...registered(name)}>
          {none && <option value="">{none}</option>}
          {choices.map((value) => (
            <option key={value} value={value}>
              {labels[value]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );

  return (
    <form method="post" noValidate onSubmit={send(piece?.version)} className="mt-6 grid gap-8">
      <LockedFields locked={isBusy} className="grid min-w-0 gap-x-5 gap-y-6 sm:grid-cols-2">
        {text("name", "Item name", {}, "sm:col-span-2")}
        {text("sourceName", "Source name", { placeholder: "The shop that sells it" })}
        {text("price", "Price (₹)", { inputMode: "decimal" })}
        {text(
          "link",
          "Item link",
          { type: "url", inputMode: "url", placeholder: "https://" },
          "sm:col-span-2",
        )}
        <div className="grid gap-2 sm:col-span-2">
          {text("image", "Picture's web address (optional)", {
            type: "url",
            inputMode: "url",
            placeholder: "https://",
          })}
          {piece?.image && (
            <TextLink
              to={piece.image}
              look="inline"
              size="caption"
              tone="soft"
              target="_blank"
              rel="noopener noreferrer"
              className="justify-self-start"
            >
              Open the shop's picture
            </TextLink>
          )}
        </div>
        {choice("role", "Role", ITEM_ROLES, ROLE_LABELS, "As the name says")}
        {choice("section", "Section", SECTIONS, SECTION_LABELS, "Not known")}
        {choice("availability", "Availability", AVAILABILITY_CHOICES, AVAILABILITY_LABELS)}
        <fieldset className="sm:col-span-2">
          <legend className="mb-2 font-medium text-small">Colours</legend>
          <div className="-mx-2.5 grid 2xs:grid-cols-2 gap-1 xs:grid-cols-3 sm:grid-cols-5">
            {COLOURS.map((colour) => {
              const isChosen = colours.value.includes(colour);
              return (
                <Chip
                  key={colour}
                  tone="choice"
                  aria-pressed={isChosen}
                  onClick={() =>
                    colours.onChange(
                      COLOURS.filter((other) =>
                        other === colour ? !isChosen : colours.value.includes(other),
                      ),
                    )
                  }
                  className="capitalize"
                >
                  <ColourSwatch colour={colour} />
                  <span>{COLOUR_LABELS[colour]}</span>
                </Chip>
              );
            })}
          </div>
          {errors.colours?.message && (
            <p role="alert" className="mt-2 text-caption text-danger">
              {errors.colours.message}
            </p>
          )}
          {!piece && (
            <p className="mt-2 text-caption text-ink-soft">
              Without a choice, the piece gets the colours that its name says.
            </p>
          )}
        </fieldset>
      </LockedFields>
      {save.error && mistakesIn(save.error).length === 0 && (
        <SaveFailure
          ref={failure}
          error={save.error}
          onLoadTheirs={piece && onLoadTheirs}
          loadingTheirs={loadingTheirs}
          onSaveAnyway={send(undefined)}
        />
      )}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onCancel} disabled={save.isPending}>
          Cancel
        </Button>
        <Button type="submit" busy={save.isPending} disabled={loadingTheirs}>
          {piece ? "Save piece" : "Add piece"}
        </Button>
      </div>
    </form>
  );
}

/** What is refused at fields of the form; an outdated version is at none. */
function mistakesIn(error: Error | null) {
  return error instanceof ApiFailure ? error.details.filter(({ path }) => path !== "version") : [];
}
