import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { StartupError } from "#server/lib/errors/startup-error.ts";

/** Incremented when older versions cannot read what a newer one writes. */
const FORMAT = 1;
const FILE_NAME = "manifest.json";

const tableSchema = z.object({
  name: z.string(),
  columns: z.array(z.string()).min(1),
  rows: z.number().int().min(0),
  /** SHA-256 of the table's lines, in hexadecimal. */
  digest: z.string().regex(/^[0-9a-f]{64}$/),
});

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  takenAt: z.iso.datetime(),
  /** The last applied migration: its `when` in the journal of migrations, in Unix milliseconds. */
  migratedTo: z.number(),
  /** In insertion order: referenced tables come first. */
  tables: z.array(tableSchema),
  pictures: z.number().int().min(0),
});

/** The contents of a backup. Written last, so a folder without a manifest is not a backup. */
export type Manifest = z.output<typeof manifestSchema>;
export type BackedUpTable = z.output<typeof tableSchema>;

export function manifestText(content: Omit<Manifest, "format">): string {
  return `${JSON.stringify({ format: FORMAT, ...content } satisfies Manifest, undefined, 2)}\n`;
}

export const manifestFile = (folder: string) => join(folder, FILE_NAME);
export const tablesFolder = (folder: string) => join(folder, "tables");
export const tableFile = (folder: string, table: string) => join(tablesFolder(folder), `${table}.jsonl.gz`);
export const picturesFolder = (folder: string) => join(folder, "pictures");

/** Throws a StartupError if the folder contains no backup that this version can read. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestFile(folder), "utf8").catch(() => undefined);
  if (text === undefined) {
    throw new StartupError(
      `${folder} is not a backup: please name a folder that npm run backup has created.`,
    );
  }
  const parsed = manifestSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new StartupError(
    `The backup in ${folder} cannot be read: it is damaged, or was created by a newer version of the shop.`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
