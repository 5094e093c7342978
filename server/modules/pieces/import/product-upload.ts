import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { PIECE_ERRORS } from "#contract/messages/pieces.ts";
import type { ProductField, ProductMapping } from "#contract/pieces/product-file.ts";
import type { Database } from "#server/db/database.ts";
import { productMappings } from "#server/db/schema/pieces.ts";
import type { DiskUpload } from "#server/http/plugins/disk-upload.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { missingFields, needsAddress } from "#server/readers/products/product-mapping.ts";
import type { ProductReading } from "#server/readers/products/product-rows.ts";
import { ReadingEnded } from "#server/readers/reader-thread.ts";
import { type OpenProductFile, withProductFile } from "#server/readers/readers.ts";

/** A product file and what its form says of it. An empty text says that there is none. */
export interface ProductUpload extends DiskUpload {
  mapping: ProductMapping | undefined;
  shopAddress: string | undefined;
  sourceName: string | undefined;
}

type Remembered = Omit<typeof productMappings.$inferSelect, "headings" | "usedAt">;

/** How a file is read, and what is missing before it can be. */
export interface ChosenReading extends Omit<ProductReading, "kind"> {
  shopAddress: string | undefined;
  sourceName: string | undefined;
  /** For the next file with these headings. */
  toRemember: Remembered;
  isRemembered: boolean;
  fieldsNeeded: ProductField[];
  needsShopAddress: boolean;
}

/** Throws an ApiError with a user-facing message if the file has no products, or takes too long to read. */
export async function withUpload<T>(
  { name, path }: ProductUpload,
  use: (file: OpenProductFile) => Promise<T>,
): Promise<T> {
  try {
    return await withProductFile({ name, path }, use);
  } catch (error) {
    if (!(error instanceof ReadingEnded)) throw error;
    const message = PIECE_ERRORS.fileUnreadable;
    throw new ApiError("VALIDATION_FAILED", message, { details: [{ path: "file", message }], cause: error });
  }
}

/** The columns and the shop as they are chosen, or were chosen last for the same headings, or else guessed. */
export async function chooseReading(
  database: Database,
  { kind, columns, guessedMapping }: OpenProductFile,
  { mapping: chosen, shopAddress, sourceName }: ProductUpload,
): Promise<ChosenReading> {
  const headings = columns.map(({ heading }) => heading);
  const remembered = await findRemembered(database, headings);
  const toRemember = {
    mapping: chosen ?? remembered?.mapping ?? null,
    shopAddress: (shopAddress ?? remembered?.shopAddress) || null,
    sourceName: (sourceName ?? remembered?.sourceName) || null,
  };
  const mapping = toRemember.mapping ?? guessedMapping;
  for (const heading of Object.values(mapping)) {
    if (headings.includes(heading)) continue;
    const message = PIECE_ERRORS.columnUnknown({ heading });
    throw new ApiError("VALIDATION_FAILED", message, { details: [{ path: "mapping", message }] });
  }
  return {
    mapping,
    shopAddress: toRemember.shopAddress ?? undefined,
    sourceName: toRemember.sourceName ?? undefined,
    toRemember,
    isRemembered: !chosen && toRemember.mapping !== null,
    fieldsNeeded: missingFields(mapping, kind),
    needsShopAddress: needsAddress(mapping, kind) && toRemember.shopAddress === null,
  };
}

/** Throws VALIDATION_FAILED for a reading that lacks something. */
export function requireComplete({ fieldsNeeded, needsShopAddress }: ChosenReading): void {
  const [path, message] =
    fieldsNeeded.length > 0
      ? ["mapping", PIECE_ERRORS.columnsNeeded({ fields: fieldsNeeded.join(", ") })]
      : ["shopAddress", needsShopAddress ? PIECE_ERRORS.shopAddressNeeded : undefined];
  if (message) throw new ApiError("VALIDATION_FAILED", message, { details: [{ path, message }] });
}

async function findRemembered(
  database: Database,
  headings: readonly string[],
): Promise<Remembered | undefined> {
  const { mapping, shopAddress, sourceName } = productMappings;
  const [found] = await database
    .select({ mapping, shopAddress, sourceName })
    .from(productMappings)
    .where(eq(productMappings.headings, digestOf(headings)));
  return found;
}

/** Remembers what was said of a file for the next one with its headings. */
export async function rememberReading(
  database: Database,
  { columns }: OpenProductFile,
  { toRemember }: ChosenReading,
): Promise<void> {
  if (Object.values(toRemember).every((said) => said === null)) return;
  const headings = digestOf(columns.map(({ heading }) => heading));
  await database
    .insert(productMappings)
    .values({ headings, ...toRemember })
    .onConflictDoUpdate({ target: productMappings.headings, set: { ...toRemember, usedAt: sql`now()` } });
}

function digestOf(headings: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(headings)).digest("hex");
}
