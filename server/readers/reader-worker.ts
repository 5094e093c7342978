import { parentPort } from "node:worker_threads";
import { ApiError } from "#server/lib/errors/api-error.ts";
import type { ReaderJob, ReaderReply } from "./reader-jobs.ts";

/**
 * A worker thread that reads what strangers wrote: it receives one job at a time and posts when it begins,
 * then the result.
 */

type Reading = () => unknown;

/**
 * The code of each kind of job is loaded with the first one; the thread of pages never loads
 * that of catalogues.
 */
async function prepare(job: ReaderJob): Promise<Reading> {
  switch (job.kind) {
    case "page": {
      const { readPage } = await import("./pages/page-reader.ts");
      return () => readPage(job);
    }
    case "robots": {
      const { allowsUrl } = await import("./robots-rules.ts");
      return () => allowsUrl(job);
    }
    case "productFile": {
      const { openProductFile } = await import("./products/product-session.ts");
      return () => openProductFile(job);
    }
    case "products": {
      const { nextProducts } = await import("./products/product-session.ts");
      return () => nextProducts(job);
    }
    default: {
      const { openReceived, nextEntries } = await import("./catalogue/catalogue-session.ts");
      return () => (job.kind === "catalogue" ? openReceived(job) : nextEntries());
    }
  }
}

const post = (reply: ReaderReply): void => parentPort?.postMessage(reply);

async function run(job: ReaderJob): Promise<void> {
  try {
    const read = await prepare(job);
    post({ kind: "begun" });
    post({ kind: "done", result: await read() });
  } catch (error) {
    if (error instanceof ApiError) {
      const { code, sentence, details } = error;
      post({ kind: "refused", code, sentence, details });
    } else {
      post({
        kind: "broken",
        problem: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
    }
  }
}

parentPort?.on("message", (job: ReaderJob) => void run(job));
