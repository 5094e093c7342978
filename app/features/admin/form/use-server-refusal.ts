import { type RefObject, useEffect } from "react";
import type { FieldPath } from "react-hook-form";
import type { OutfitFields } from "#app/features/admin/form/outfit-fields.ts";
import type { OutfitFormState } from "#app/features/admin/form/outfit-form-state.ts";
import { ApiFailure } from "#contract/api-client.ts";

const FIELD =
  /^(category|section|type|rateLook|tags|description|image|items|items\.\d+\.(sourceName|itemName|itemPrice|itemLink))$/;

/** The field that the server's path means; undefined where the form has none. A tag is said at the tags. */
export function fieldOfPath(path: string): FieldPath<OutfitFields> | undefined {
  const field = path.replace(/^tags\..*$/, "tags");
  return FIELD.test(field) ? (field as FieldPath<OutfitFields>) : undefined;
}

/** Puts what the server says of single fields at these fields, and the focus at the first of them, or else at what it says of the whole. */
export function useServerRefusal(
  error: Error | null,
  { setError, setFocus }: OutfitFormState,
  sentence: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (!error) return;
    const details = error instanceof ApiFailure ? error.details : [];
    const refused = details.flatMap(({ path, message }) => {
      const field = fieldOfPath(path);
      return field ? [{ field, message }] : [];
    });
    for (const { field, message } of refused) setError(field, { type: "server", message });
    const [first] = refused;
    if (first) setFocus(first.field);
    else sentence.current?.focus();
  }, [error, setError, setFocus, sentence]);
}
