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

/** A product file and what its form says of it. */
export interface ProductUpload extends DiskUpload {
  mapping: ProductMapping | undefined;
  shopAddress: string | undefined;
  sourceName: string | undefined;
}

/** How a file is read, and what is missing before it can be. */
export interface ChosenReading extends Omit<ProductReading, "kind"> {
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

/** The columns as they are chosen, or were chosen last for the same headings, or else guessed. */
export async function chooseReading(
  database: Database,
  { kind, columns, guessedMapping }: OpenProductFile,
  { mapping: chosen, shopAddress, sourceName }: ProductUpload,
): Promise<ChosenReading> {
  const headings = columns.map(({ heading }) => heading);
  const remembered = chosen ? undefined : await findMapping(database, headings);
  const mapping = chosen ?? remembered ?? guessedMapping;
  for (const heading of Object.values(mapping)) {
    if (headings.includes(heading)) continue;
    const message = PIECE_ERRORS.columnUnknown({ heading });
    throw new ApiError("VALIDATION_FAILED", message, { details: [{ path: "mapping", message }] });
  }
  return {
    ...{ mapping, shopAddress, sourceName },
    isRemembered: remembered !== undefined,
    fieldsNeeded: missingFields(mapping, kind),
    needsShopAddress: needsAddress(mapping, kind) && shopAddress === undefined,
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

async function findMapping(
  database: Database,
  headings: readonly string[],
): Promise<ProductMapping | undefined> {
  const [found] = await database
    .select({ mapping: productMappings.mapping })
    .from(productMappings)
    .where(eq(productMappings.headings, digestOf(headings)));
  return found?.mapping;
}

/** Remembers the columns that were chosen for a file. */
export async function rememberMapping(
  database: Database,
  { columns }: OpenProductFile,
  mapping: ProductMapping,
): Promise<void> {
  const headings = digestOf(columns.map(({ heading }) => heading));
  await database
    .insert(productMappings)
    .values({ headings, mapping })
    .onConflictDoUpdate({ target: productMappings.headings, set: { mapping, usedAt: sql`now()` } });
}

function digestOf(headings: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(headings)).digest("hex");
}
