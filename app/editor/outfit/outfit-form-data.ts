import type { OutfitInput } from "#contract/outfit/outfit-input.ts";
import type { Composition } from "#contract/studio/composition.ts";
import type { SubmissionInput } from "#contract/submissions/submissions.ts";

/** A submitted look has neither type nor rating. */
type FormInput = SubmissionInput & Partial<Pick<OutfitInput, "type" | "rateLook">>;

interface FormParts {
  /** A new picture; without one, the current one remains. */
  image: File | null;
  /** The board that it is the preview of. */
  composition: Composition | null;
  /** The version that was edited; without it, the last write wins. */
  version?: number | undefined;
  /** Of the submitted look that was edited, as `version`. */
  updatedAt?: string | undefined;
  /** When it is to be activated; null removes the date. */
  publishAt?: Date | null | undefined;
}

/** The picture comes last, so that the server rejects invalid fields before it arrives. */
export function outfitFormData(
  input: FormInput,
  { image, composition, version, updatedAt, publishAt }: FormParts,
): FormData {
  const data = new FormData();
  data.set("category", input.category);
  data.set("section", input.section);
  if (input.type !== undefined) data.set("type", input.type);
  if (input.rateLook !== undefined) data.set("rateLook", String(input.rateLook));
  data.set("description", input.description);
  data.set("tags", JSON.stringify(input.tags));
  data.set("numberOfItems", String(input.items.length));
  data.set("items", JSON.stringify(input.items));
  if (publishAt !== undefined) data.set("publishAt", publishAt?.toISOString() ?? "");
  if (version !== undefined) data.set("version", String(version));
  if (updatedAt !== undefined) data.set("updatedAt", updatedAt);
  if (composition) data.set("composition", JSON.stringify(composition));
  else if (image) data.set("image", image);
  return data;
}
