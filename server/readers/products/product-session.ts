import { pathSource } from "#server/readers/catalogue/file-source.ts";
import { type OpenedProducts, openProducts } from "./open-products.ts";
import type { ProductEntry } from "./product.ts";
import type { ProductReading } from "./product-rows.ts";

/** What is known of a file before its products are read. */
export type ProductFileFacts = Pick<OpenedProducts, "kind" | "columns" | "guessedMapping" | "unreadSheets">;

/** Some products of a file, refused ones included. */
export interface ProductEntries {
  entries: ProductEntry[];
  isLast: boolean;
}

const BATCH_ENTRIES = 500;

/** The file that this thread reads. */
let opened: OpenedProducts | undefined;
let session: AsyncIterator<ProductEntry> | undefined;

/** Opens a file and lets go of the one before. Throws an ApiError for one that has no products. */
export async function openProductFile(file: { name: string; path: string }): Promise<ProductFileFacts> {
  closeProductFile();
  opened = await openProducts({ ...pathSource(file.path), name: file.name });
  const { kind, columns, guessedMapping, unreadSheets } = opened;
  return { kind, columns, guessedMapping, unreadSheets };
}

/** Returns the next products of the file; the first call begins with the given columns. */
export async function nextProducts(reading: Omit<ProductReading, "kind">): Promise<ProductEntries> {
  session ??= opened?.entries(reading)[Symbol.asyncIterator]();
  const entries: ProductEntry[] = [];
  while (session && entries.length < BATCH_ENTRIES) {
    const next = await session.next();
    if (next.done) {
      closeProductFile();
      return { entries, isLast: true };
    }
    entries.push(next.value);
  }
  return { entries, isLast: session === undefined };
}

/** Closing it twice does nothing. */
function closeProductFile(): void {
  opened?.close();
  opened = undefined;
  session = undefined;
}
