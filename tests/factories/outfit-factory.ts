import { randomUUID } from "node:crypto";
import type { OutfitInput } from "#contract/outfit/outfit-input.ts";
import type { Database } from "#server/db/database.ts";
import { catalogueImports } from "#server/db/schema/catalogue-imports.ts";
import { media } from "#server/db/schema/media.ts";
import { insertOutfits, type NewOutfit } from "#server/modules/outfits/editor/outfit-writer.ts";
import { registerWordsOf } from "#server/modules/outfits/search/vocabulary.ts";

/** Default values for outfits in tests. */
export function outfitInput(overrides: Partial<OutfitInput> = {}): OutfitInput {
  return {
    category: "Casual",
    section: "Women",
    type: "Normal",
    rateLook: 4.2,
    tags: ["linen", "weekend"],
    description: "An easy linen look.",
    items: [
      outfitItem("White linen shirt", 1299),
      outfitItem("Indigo wide-leg jeans", 2499.5),
      outfitItem("Tan leather sandals", 999.99),
      outfitItem("Straw tote bag", 1499),
    ],
    ...overrides,
  };
}

export function outfitItem(itemName: string, itemPrice: number): OutfitInput["items"][number] {
  return {
    sourceName: "Neel & Co",
    itemName,
    itemPrice,
    itemLink: `https://shop.example/p/${encodeURIComponent(itemName)}`,
  };
}

/** An outfit that is found by its items only, with a description to know it by. */
export function outfitOf(description: string, items: [name: string, price: number][], more: object = {}) {
  return { description, tags: [], items: items.map(([name, price]) => outfitItem(name, price)), ...more };
}

type OutfitOverrides = Partial<OutfitInput> & Partial<Omit<NewOutfit, "input">>;

/** Stores outfits and returns their ids in the order given. */
export async function createOutfits(database: Database, overrides: OutfitOverrides[]): Promise<string[]> {
  const mediaId = await createMedia(database);
  const newOutfits = overrides.map(
    ({
      mediaId: chosen,
      isActive = true,
      publishAt,
      createdAt,
      viewCount,
      importKey,
      importId,
      stylistId,
      ...input
    }) => ({
      input: outfitInput(input),
      mediaId: chosen ?? mediaId,
      isActive,
      publishAt,
      ...(createdAt ? { createdAt } : {}),
      ...(viewCount === undefined ? {} : { viewCount }),
      ...(importKey ? { importKey } : {}),
      ...(importId ? { importId } : {}),
      ...(stylistId ? { stylistId } : {}),
    }),
  );
  await registerWordsOf(
    database,
    newOutfits.map(({ input }) => input),
  );
  const ids = await insertOutfits(database, newOutfits);
  return ids.filter((id) => id !== undefined);
}

export async function createOutfit(database: Database, overrides: OutfitOverrides = {}): Promise<string> {
  const [id] = await createOutfits(database, [overrides]);
  if (id === undefined) throw new Error("The outfit was not stored");
  return id;
}

/** Stores a finished import from the dashboard. */
export async function createImport(database: Database): Promise<string> {
  const [row] = await database
    .insert(catalogueImports)
    .values({ fileName: "outfits.jsonl", outfitCount: 1, addedCount: 1 })
    .returning({ id: catalogueImports.id });
  if (!row) throw new Error("The import was not stored");
  return row.id;
}

/** Stores a picture's row without a file. */
export async function createMedia(database: Database): Promise<string> {
  const id = `${randomUUID()}${randomUUID()}`.replaceAll("-", "");
  await database.insert(media).values({
    id,
    width: 1200,
    height: 1600,
    byteSize: 1_000,
    placeholder: "data:image/png;base64,AAAA",
  });
  return id;
}
