import type { CatalogueEntry } from "../catalogue-line.ts";
import { openUpload, readCatalogueEntries } from "../uploaded-catalogue.ts";

export const LINK = "https://shop.example/1";
export const SMALL_HEADER = "outfit,category,section,itemName,sourceName,itemPrice,itemLink,description";
export const smallRow = (name: string | number, itemName = `Item ${name}`, text = `Text ${name}`) =>
  `${name},Party,Women,${itemName},Rani,${name}0,https://shop.example/${name},${text}`;

export async function read(content: string | Buffer, name = "outfits"): Promise<CatalogueEntry[]> {
  const upload = await openUpload({ name, bytes: Buffer.from(content) });
  const entries: CatalogueEntry[] = [];
  for await (const entry of readCatalogueEntries(upload)) entries.push(entry);
  return entries;
}

export async function outfitsOf(content: string | Buffer, name?: string) {
  return (await read(content, name)).map((entry) => entry && "outfit" in entry && entry.outfit);
}
