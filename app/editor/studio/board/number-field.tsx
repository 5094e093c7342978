import { useState } from "react";
import { numberText } from "#app/editor/studio/board/board-words.ts";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";

interface NumberFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  disabled: boolean;
  /** Called while it is typed, with numbers within the bounds only. */
  onChange: (value: number) => void;
}

/** A number that changes what it names at once. What is typed stays as it is until the field is left. */
export function NumberField({ label, value, min, max, disabled, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && parse(typed, min, max) === undefined;

  function type(text: string) {
    setTyped(text);
    const number = parse(text, min, max);
    if (number !== undefined) onChange(number);
  }

  return (
    <Field label={label} error={isWrong ? `A number from ${min} to ${max}` : undefined}>
      {(control) => (
        <Input
          {...control}
          type="number"
          step="any"
          min={min}
          max={max}
          disabled={disabled}
          value={typed ?? numberText(value)}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(undefined)}
        />
      )}
    </Field>
  );
}

function parse(text: string, min: number, max: number): number | undefined {
  const number = Number(text);
  return text.trim() !== "" && number >= min && number <= max ? number : undefined;
}
