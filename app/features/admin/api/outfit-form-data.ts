import type { OutfitInput } from "#contract/outfit-input.ts";

interface FormParts {
  /** A new picture, or none to keep the present one. */
  image: File | null;
  /** The version that was edited; without it, the last write wins (D24). */
  version?: number | undefined;
}

/** An outfit as the create and update calls take it (spec section 7). The picture comes last: what is wrong before it is known early. */
export function outfitFormData(input: OutfitInput, { image, version }: FormParts): FormData {
  const data = new FormData();
  data.set("category", input.category);
  data.set("section", input.section);
  data.set("type", input.type);
  data.set("rateLook", String(input.rateLook));
  data.set("description", input.description);
  data.set("tags", JSON.stringify(input.tags));
  data.set("numberOfItems", String(input.items.length));
  data.set("items", JSON.stringify(input.items));
  if (version !== undefined) data.set("version", String(version));
  if (image) data.set("image", image);
  return data;
}
