import type { OutfitInput } from "#contract/outfit/outfit-input.ts";

interface FormParts {
  /** A new picture; without one, the current one remains. */
  image: File | null;
  /** The version that was edited; without it, the last write wins. */
  version?: number | undefined;
  /** When it is to be activated; null takes the date away. */
  publishAt?: Date | null | undefined;
}

/**
 * The multipart body of the create and update calls. The picture comes last, so that the server rejects
 * invalid fields before it arrives.
 */
export function outfitFormData(input: OutfitInput, { image, version, publishAt }: FormParts): FormData {
  const data = new FormData();
  data.set("category", input.category);
  data.set("section", input.section);
  data.set("type", input.type);
  data.set("rateLook", String(input.rateLook));
  data.set("description", input.description);
  data.set("tags", JSON.stringify(input.tags));
  data.set("numberOfItems", String(input.items.length));
  data.set("items", JSON.stringify(input.items));
  if (publishAt !== undefined) data.set("publishAt", publishAt?.toISOString() ?? "");
  if (version !== undefined) data.set("version", String(version));
  if (image) data.set("image", image);
  return data;
}
