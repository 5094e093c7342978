import type { UseFormReturn } from "react-hook-form";
import type { OutfitFields } from "#app/dashboard/editor/outfit-fields.ts";
import type { CheckedOutfit, RuleContext } from "#app/dashboard/editor/outfit-rules.ts";

/** The form's state, shared by its parts. */
export type OutfitFormState = UseFormReturn<OutfitFields, RuleContext, CheckedOutfit>;
