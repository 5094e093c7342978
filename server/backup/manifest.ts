import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { StartupError } from "#server/errors/startup-error.ts";

/** Grows when an older program could not read what a newer one writes. */
const FORMAT = 1;
const FILE_NAME = "manifest.json";

const tableSchema = z.object({
  name: z.string(),
  columns: z.array(z.string()).min(1),
  rows: z.number().int().min(0),
  /** SHA-256 of the table's lines, in hex. */
  digest: z.string().regex(/^[0-9a-f]{64}$/),
});

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  takenAt: z.iso.datetime(),
  /** The last migration the tables had seen, as the list of migrations names it: the time of its making. */
  migratedTo: z.number(),
  /** In the order in which they can be filled: what is referred to comes first. */
  tables: z.array(tableSchema),
  pictures: z.number().int().min(0),
});

/** What a backup holds; written last, so that a folder without one is no backup. */
export type Manifest = z.output<typeof manifestSchema>;
export type BackedUpTable = z.output<typeof tableSchema>;

export function manifestText(content: Omit<Manifest, "format">): string {
  return `${JSON.stringify({ format: FORMAT, ...content } satisfies Manifest, undefined, 2)}\n`;
}

export const manifestFile = (folder: string) => join(folder, FILE_NAME);
export const tablesFolder = (folder: string) => join(folder, "tables");
export const tableFile = (folder: string, table: string) => join(tablesFolder(folder), `${table}.jsonl.gz`);
export const picturesFolder = (folder: string) => join(folder, "pictures");

/** Throws a StartupError if the folder holds no backup that this program can read. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestFile(folder), "utf8").catch(() => undefined);
  if (text === undefined) {
    throw new StartupError(`${folder} is not a backup: please name a folder that npm run backup has made.`);
  }
  const parsed = manifestSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new StartupError(
    `The backup in ${folder} cannot be read: it is damaged, or was taken by a newer version of the shop.`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
