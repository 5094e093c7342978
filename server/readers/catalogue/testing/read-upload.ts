import type { CatalogueEntry } from "../catalogue-entry.ts";
import { bytesSource } from "../file-source.ts";
import { openCatalogue, UPLOAD_BOUNDS } from "../open-catalogue.ts";

export const LINK = "https://shop.example/1";
export const SMALL_HEADER = "outfit,category,section,itemName,sourceName,itemPrice,itemLink,description";
export const smallRow = (name: string | number, itemName = `Item ${name}`, text = `Text ${name}`) =>
  `${name},Party,Women,${itemName},Rani,${name}0,https://shop.example/${name},${text}`;

export function open(content: string | Buffer, name = "outfits") {
  return openCatalogue(bytesSource(name, Buffer.from(content)), UPLOAD_BOUNDS);
}

export async function read(content: string | Buffer, name?: string): Promise<CatalogueEntry[]> {
  const { entries } = await open(content, name);
  const all: CatalogueEntry[] = [];
  for await (const entry of entries()) all.push(entry);
  return all;
}

export async function outfitsOf(content: string | Buffer, name?: string) {
  return (await read(content, name)).map((entry) => ("outfit" in entry ? entry.outfit : false));
}

/** The mistakes of a file, outfit by outfit. */
export async function mistakesOf(content: string | Buffer, name?: string) {
  return (await read(content, name)).flatMap((entry) => ("mistakes" in entry ? entry.mistakes : []));
}
