import { basename, join } from "node:path";
import { z } from "zod";
import type { CatalogueLine } from "#contract/outfit/outfit-input.ts";
import { splitLines } from "#server/readers/catalogue/file-lines.ts";
import { pathSource } from "#server/readers/catalogue/file-source.ts";
import { openCatalogueFile } from "#server/readers/catalogue/open-catalogue-file.ts";

/** Days before the moment of seeding; may be fractional. */
const ageDays = z.number().positive();
const username = z.string().min(1);
const reactions = {
  likedBy: z.array(username).default([]),
  dislikedBy: z.array(username).default([]),
};

const personSchema = z.strictObject({
  username,
  fullName: z.string(),
  email: z.email(),
  gender: z.enum(["Male", "Female", ""]).default(""),
});
export type DemoPerson = z.infer<typeof personSchema>;

const replySchema = z.strictObject({ by: username, ageDays, text: z.string().min(1), ...reactions });
export type DemoReply = z.infer<typeof replySchema>;

const commentSchema = z.strictObject({
  outfit: z.string(),
  ...replySchema.shape,
  replies: z.array(replySchema).default([]),
});
export type DemoComment = z.infer<typeof commentSchema>;

/** What visitors did with one outfit since it was created. */
const outfitReactionsSchema = z.strictObject({
  outfit: z.string(),
  ageDays,
  views: z.number().int().min(0),
  ...reactions,
});
export type DemoReactions = z.infer<typeof outfitReactionsSchema>;

/**
 * The demo shop as its files describe it. An outfit is named by its key: the name of its
 * picture without extension.
 */
export interface Demo {
  outfits: { key: string; image: string; outfit: CatalogueLine }[];
  people: DemoPerson[];
  comments: DemoComment[];
  reactions: DemoReactions[];
}

export const catalogueFileOf = (folder: string): string => join(folder, "catalogue.jsonl");

/** Reads the demo in `folder`. Throws an Error for a line that does not fit its schema. */
export async function readDemo(folder: string): Promise<Demo> {
  return {
    outfits: await readOutfits(catalogueFileOf(folder)),
    people: await readFileOf(join(folder, "people.jsonl"), personSchema),
    comments: await readFileOf(join(folder, "comments.jsonl"), commentSchema),
    reactions: await readFileOf(join(folder, "reactions.jsonl"), outfitReactionsSchema),
  };
}

async function readOutfits(file: string): Promise<Demo["outfits"]> {
  const outfits: Demo["outfits"] = [];
  const { entries } = await openCatalogueFile(file);
  for await (const entry of entries()) {
    if ("mistakes" in entry) {
      throw new Error(
        `${file}, line ${entry.line}: ${entry.mistakes.map(({ reason }) => reason).join(", ")}`,
      );
    }
    const { outfit } = entry;
    if (outfit?.image === undefined) throw new Error(`${file}, line ${entry.line}: the picture is missing`);
    outfits.push({ key: basename(outfit.image, ".webp"), image: outfit.image, outfit });
  }
  return outfits;
}

async function readFileOf<T>(file: string, schema: z.ZodType<T>): Promise<T[]> {
  const rows: T[] = [];
  for await (const { number, bytes } of splitLines(pathSource(file).read())) {
    const { data, error } = schema.safeParse(JSON.parse(bytes?.toString() ?? ""));
    if (error) throw new Error(`${file}, line ${number}: ${z.prettifyError(error)}`);
    rows.push(data);
  }
  return rows;
}
