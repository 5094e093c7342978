import { setMaxListeners } from "node:events";
import type { FastifyBaseLogger } from "fastify";
import { JobLease } from "#server/cluster/job-lease.ts";
import type { Database } from "#server/db/database.ts";
import { limitConcurrency } from "#server/lib/limit-concurrency.ts";
import type { PageVisitor } from "#server/modules/links/fetching/page-visitor.ts";
import type { MediaService } from "#server/modules/media/media-service.ts";
import { PictureRefused } from "#server/modules/media/picture-refused.ts";
import { whenNotBusy } from "../when-not-busy.ts";
import {
  completePicture,
  failPicture,
  type LinkedPicture,
  listWaiting,
} from "./linked-picture-repository.ts";

interface FetcherParts {
  database: Database;
  visitor: Pick<PageVisitor, "fetchPicture">;
  mediaService: Pick<MediaService, "save">;
  /** Called after the commit of each picture. */
  onFetched: (outfitId: string) => void;
  /** Called when artwork may have been queued. */
  onFailed: () => void;
  log: Pick<FastifyBaseLogger, "warn">;
}

const HOSTS_AT_ONCE = 8;
const LISTENERS_MAX = 2 * HOSTS_AT_ONCE;
const PICTURES_AT_ONCE = 200;
const LEASE_MS = 60_000;

/** Fetches the pictures that imports named by their addresses, on one node at a time, a host at a time. */
export class PictureFetcher {
  readonly #parts: FetcherParts;
  readonly #lease: JobLease;
  readonly #stopped = new AbortController();

  constructor(parts: FetcherParts) {
    this.#parts = parts;
    setMaxListeners(LISTENERS_MAX, this.#stopped.signal);
    this.#lease = new JobLease(parts.database, "linked-pictures", LEASE_MS);
  }

  /** Returns once every picture was tried, or another node fetches them. */
  async run(): Promise<void> {
    for (;;) {
      const some = await listWaiting(this.#parts.database, PICTURES_AT_ONCE);
      if (some.length === 0 || !(await this.#goesOn())) return;
      const hosts = new Map<string, LinkedPicture[]>();
      for (const picture of some) {
        const { host } = new URL(picture.url);
        hosts.set(host, [...(hosts.get(host) ?? []), picture]);
      }
      const slot = limitConcurrency(HOSTS_AT_ONCE);
      const results = await Promise.allSettled(
        [...hosts.values()].map((pictures) => slot(() => this.#fetchAll(pictures))),
      );
      const failure = results.find((result) => result.status === "rejected");
      if (failure && !this.#stopped.signal.aborted) throw failure.reason;
    }
  }

  /** The pictures of aborted requests are fetched after the next start. */
  async stop(): Promise<void> {
    this.#stopped.abort();
    await this.#lease.release().catch(() => {});
  }

  async #goesOn(): Promise<boolean> {
    return !this.#stopped.signal.aborted && (await this.#lease.keep());
  }

  async #fetchAll(pictures: readonly LinkedPicture[]): Promise<void> {
    for (const picture of pictures) {
      if (!(await this.#goesOn())) return;
      await this.#takePicture(picture);
    }
  }

  async #takePicture(picture: LinkedPicture): Promise<void> {
    const { database, visitor, mediaService, onFetched, onFailed } = this.#parts;
    const { signal } = this.#stopped;
    const fetched = await visitor.fetchPicture(picture.url, signal);
    const fail = async (problem: string) => {
      await failPicture(database, picture, problem);
      onFailed();
    };
    if ("problem" in fetched) return fail(fetched.problem);
    try {
      const saved = await whenNotBusy(
        () => mediaService.save(fetched.bytes),
        () => signal.throwIfAborted(),
      );
      if (await completePicture(database, picture, saved.id)) onFetched(picture.outfitId);
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error;
      await fail(error.message);
    }
  }
}
