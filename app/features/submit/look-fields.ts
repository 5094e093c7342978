import { EMPTY_FIELDS, EMPTY_ITEM, type OutfitFields } from "#app/editor/outfit/outfit-fields.ts";
import { DEFAULT_ITEM_MATCH } from "#contract/outfit/item-styling.ts";
import type { Submission } from "#contract/submissions/submissions.ts";

/** The form's values of a submitted look. */
export function fieldsOfLook({ category, section, tags, description, items }: Submission): OutfitFields {
  return {
    ...EMPTY_FIELDS,
    category,
    section,
    tags,
    description,
    items: items.map(({ sourceName, itemName, itemPrice, itemLink, role, match, spot = null }) => ({
      ...EMPTY_ITEM,
      sourceName,
      itemName,
      itemPrice: String(itemPrice),
      itemLink,
      role: role ?? "",
      match: match ?? DEFAULT_ITEM_MATCH,
      spot,
      // The items are replaced as a whole, so that each spot is sent again.
      storedSpot: null,
      presentSpot: spot,
    })),
  };
}
