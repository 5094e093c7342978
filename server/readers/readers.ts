import { IMPORT_ERRORS } from "#contract/messages/import.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { type Limiter, limitConcurrency } from "#server/lib/limit-concurrency.ts";
import type { CatalogueEntry } from "./catalogue/catalogue-entry.ts";
import type { PageJob } from "./pages/page-reader.ts";
import type { Reading } from "./pages/read-product.ts";
import type { ProductEntry } from "./products/product.ts";
import type { ProductReading } from "./products/product-rows.ts";
import type { ProductFileFacts } from "./products/product-session.ts";
import { ReaderThread } from "./reader-thread.ts";
import type { RobotsJob } from "./robots-rules.ts";

/** A file of this machine; its name is the client's. */
export interface ReceivedFile {
  name: string;
  path: string;
}

const IDLE_MS = 30_000;
/** Of pages and robots.txt, which take a few milliseconds each. */
const pageSlot = limitConcurrency(1);
/** A running import, and two previews. */
const catalogueSlot = limitConcurrency(3, {
  waitingMax: 10,
  whenFull: () =>
    new ApiError("UNAVAILABLE", IMPORT_ERRORS.tooManyFiles, {
      retryAfter: 10,
    }),
});

/** Threads that wait for their next job, those used last at the end. */
const idle: ReaderThread[] = [];
let idleTimer: NodeJS.Timeout | undefined;

/**
 * Reads a merchant's page, whose bytes leave this thread. Throws a ReadingEnded if that takes too much
 * time or memory.
 */
export function readPageInThread(job: PageJob & { bytes: Uint8Array<ArrayBuffer> }): Promise<Reading> {
  return pageSlot(() => withThread((thread) => thread.run({ kind: "page", ...job }, [job.bytes.buffer])));
}

/** Whether a robots.txt allows a URL. Throws a ReadingEnded if finding out takes too much time or memory. */
export function allowsUrlInThread(job: RobotsJob): Promise<boolean> {
  return pageSlot(() => withThread((thread) => thread.run({ kind: "robots", ...job })));
}

/**
 * Reads a catalogue file outfit by outfit. Throws an ApiError for a file that is no catalogue,
 * and a ReadingEnded.
 */
export async function* readCatalogueInThread({ name, path }: ReceivedFile): AsyncGenerator<CatalogueEntry> {
  const release = await hold(catalogueSlot);
  const thread = takeThread();
  try {
    await thread.run({ kind: "catalogue", name, path });
    for (let isLast = false; !isLast; ) {
      const batch = await thread.run({ kind: "entries" });
      yield* batch.entries;
      isLast = batch.isLast;
    }
  } finally {
    putBack(thread);
    release();
  }
}

/**
 * Passes a product file on to `use`, with what is known of it and a function that reads its products once.
 * Throws an ApiError for a file without products, and a ReadingEnded.
 */
export async function withProductFile<T>(
  { name, path }: ReceivedFile,
  use: (file: OpenProductFile) => Promise<T>,
): Promise<T> {
  const release = await hold(catalogueSlot);
  const thread = takeThread();
  try {
    const facts = await thread.run({ kind: "productFile", name, path });
    return await use({ ...facts, entries: (reading) => readProducts(thread, reading) });
  } finally {
    putBack(thread);
    release();
  }
}

export interface OpenProductFile extends ProductFileFacts {
  entries: (reading: Omit<ProductReading, "kind">) => AsyncGenerator<ProductEntry>;
}

async function* readProducts(
  thread: ReaderThread,
  reading: Omit<ProductReading, "kind">,
): AsyncGenerator<ProductEntry> {
  for (let isLast = false; !isLast; ) {
    const batch = await thread.run({ kind: "products", ...reading });
    yield* batch.entries;
    isLast = batch.isLast;
  }
}

async function withThread<T>(use: (thread: ReaderThread) => Promise<T>): Promise<T> {
  const thread = takeThread();
  try {
    return await use(thread);
  } finally {
    putBack(thread);
  }
}

function takeThread(): ReaderThread {
  for (let thread = idle.pop(); thread; thread = idle.pop()) if (!thread.hasEnded) return thread;
  return new ReaderThread();
}

function putBack(thread: ReaderThread): void {
  if (!thread.hasEnded) idle.push(thread);
  clearTimeout(idleTimer);
  idleTimer = setTimeout(
    () => void Promise.all(idle.splice(0).map((waiting) => waiting.end())),
    IDLE_MS,
  ).unref();
}

/** Takes a slot until the function that it resolves to is called. */
function hold(slot: Limiter): Promise<() => void> {
  return new Promise((resolve, reject) => {
    slot(() => new Promise<void>((release) => resolve(release))).catch(reject);
  });
}
