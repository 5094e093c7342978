import type { ErrorMessage } from "#contract/messages/error-messages.ts";
import type { ApiError } from "#server/lib/errors/api-error.ts";
import type { CatalogueEntries } from "./catalogue/catalogue-session.ts";
import type { PageJob } from "./pages/page-reader.ts";
import type { Reading } from "./pages/read-product.ts";
import type { ProductReading } from "./products/product-rows.ts";
import type { ProductEntries, ProductFileFacts } from "./products/product-session.ts";
import type { RobotsJob } from "./robots-rules.ts";

/** What a reader's thread does, and what each of it results in. */
interface Jobs {
  page: [PageJob, Reading];
  robots: [RobotsJob, boolean];
  /** Opens a catalogue file, whose entries the next jobs of the same thread return. */
  catalogue: [{ name: string; path: string }, undefined];
  entries: [object, CatalogueEntries];
  /** Opens a product file, whose products the next jobs of the same thread return. */
  productFile: [{ name: string; path: string }, ProductFileFacts];
  products: [Omit<ProductReading, "kind">, ProductEntries];
}

export type JobKind = keyof Jobs;
export type JobOf<K extends JobKind> = { kind: K } & Jobs[K][0];
export type ResultOf<K extends JobKind> = Jobs[K][1];
export type ReaderJob = { [K in JobKind]: JobOf<K> }[JobKind];

export type ReaderReply =
  /** The code is loaded, and the deadline begins. */
  | { kind: "begun" }
  | { kind: "done"; result: unknown }
  /** What was read is refused with a sentence for the person who sent it. */
  | { kind: "refused"; code: ApiError["code"]; sentence: ErrorMessage; details: ApiError["details"] }
  | { kind: "broken"; problem: string };
