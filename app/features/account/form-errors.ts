import type { FieldErrors, FieldValues } from "react-hook-form";

/** The one sentence for a whole form: that something is missing, or what kept it from being checked. */
export function formMessage(errors: FieldErrors<FieldValues>, incomplete: string): string | undefined {
  const isIncomplete = Object.values(errors).some((error) => error?.message === incomplete);
  return isIncomplete ? incomplete : errors.root?.message;
}

/** What stands below a single field; that it is missing is said once, for the whole form. */
export function fieldMessage(error: { message?: string | undefined } | undefined, incomplete: string) {
  return error?.message === incomplete ? undefined : error?.message;
}
