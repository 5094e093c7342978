import type { FieldErrors, FieldValues } from "react-hook-form";

/** The message above a form: required fields are missing, or why it could not be validated or sent. */
export function formMessage(errors: FieldErrors<FieldValues>, incomplete: string): string | undefined {
  const isIncomplete = Object.values(errors).some((error) => error?.message === incomplete);
  return isIncomplete ? incomplete : errors.root?.message;
}

/** The message below a field; missing fields have one message above the form instead. */
export function fieldMessage(error: { message?: string | undefined } | undefined, incomplete: string) {
  return error?.message === incomplete ? undefined : error?.message;
}
