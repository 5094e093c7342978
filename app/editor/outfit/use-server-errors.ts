import { type RefObject, useEffect } from "react";
import type { FieldPath } from "react-hook-form";
import type { OutfitFields } from "#app/editor/outfit/outfit-fields.ts";
import type { OutfitFormState } from "#app/editor/outfit/outfit-rules.ts";
import { ApiFailure } from "#contract/http/api-client.ts";

const FIELD =
  /^(category|section|type|rateLook|tags|description|publishAt|image|items|items\.\d+\.(sourceName|itemName|itemPrice|itemLink|role|match))$/;

/** Undefined for a path without a field. Errors of single tags belong to the tags field. */
export function fieldOfPath(path: string): FieldPath<OutfitFields> | undefined {
  const field = path.replace(/^tags\..*$/, "tags");
  return FIELD.test(field) ? (field as FieldPath<OutfitFields>) : undefined;
}

/**
 * Shows the server's errors at their fields and focuses the first one; without any, focuses the form's
 * message.
 */
export function useServerErrors(
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
