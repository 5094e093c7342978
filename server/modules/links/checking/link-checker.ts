import { setMaxListeners } from "node:events";
import type { FastifyBaseLogger } from "fastify";
import { JobLease } from "#server/cluster/job-lease.ts";
import type { Database } from "#server/db/database.ts";
import type { PageVisitor } from "#server/modules/links/fetching/page-visitor.ts";
import { claimDueLinks, type DueLink, postponeLink } from "./due-links.ts";
import { type SavedVisit, saveVisit } from "./save-visit.ts";

export interface LinkCheckerOptions {
  database: Database;
  visitor: PageVisitor;
  followShopPrices: () => boolean;
  log: FastifyBaseLogger;
  /** Called after the commit of each check. */
  onSaved: (saved: SavedVisit) => void | Promise<void>;
  countCheck: (result: "ok" | "gone" | "blocked" | "failed") => void;
}

const AT_ONCE = 8;
const LISTENERS_MAX = 2 * AT_ONCE;
const CLAIM_AT_ONCE = 32;
const LEASE_MS = 60_000;
/** A setting may allow reserved names later. */
const RESERVED_DAYS = 1;

/** Checks due links in the background, on one node at a time, a host at a time and eight at once. */
export class LinkChecker {
  readonly #options: LinkCheckerOptions;
  readonly #lease: JobLease;
  readonly #stopped = new AbortController();

  constructor(options: LinkCheckerOptions) {
    this.#options = options;
    // Each visit listens once, and visits that administrators wait for come on top of those in the background.
    setMaxListeners(LISTENERS_MAX, this.#stopped.signal);
    this.#lease = new JobLease(options.database, "link-checks", LEASE_MS);
  }

  /** Returns once nothing is due, or another node runs the checks. */
  async run(): Promise<void> {
    const running = new Map<string, Promise<void>>();
    let queue: DueLink[] = [];
    while (!this.#stopped.signal.aborted && (await this.#lease.keep())) {
      if (queue.length === 0) {
        queue = await claimDueLinks(this.#options.database, CLAIM_AT_ONCE, [...running.keys()]);
      }
      while (running.size < AT_ONCE && queue.length > 0) {
        const link = queue.shift() as DueLink;
        running.set(
          link.host,
          this.#checkInBackground(link).finally(() => running.delete(link.host)),
        );
      }
      if (running.size === 0) break;
      await Promise.race(running.values());
    }
    await Promise.all(running.values());
  }

  async check({ id, url }: Pick<DueLink, "id" | "url">): Promise<void> {
    const { database, visitor, followShopPrices, onSaved, countCheck } = this.#options;
    if (visitor.refusalOf(url)?.isReserved) return postponeLink(database, id, RESERVED_DAYS);
    const visit = await visitor.visit(url, this.#stopped.signal);
    const saved = await saveVisit(database, id, visit, followShopPrices());
    if (!saved) return;
    const isFailed = visit.kind === "failed" || visit.kind === "refused";
    countCheck(
      isFailed || saved.state === "unchecked" || saved.state === "unreachable" ? "failed" : saved.state,
    );
    await onSaved(saved);
  }

  /** The links of aborted requests are checked after the next start. */
  async stop(): Promise<void> {
    this.#stopped.abort();
    await this.#lease.release().catch(() => {});
  }

  async #checkInBackground(link: DueLink): Promise<void> {
    try {
      await this.check(link);
    } catch (error) {
      if (this.#stopped.signal.aborted) return;
      this.#options.log.warn(
        { err: error, linkId: link.id },
        "A link could not be checked; the next try is in five minutes",
      );
    }
  }
}
