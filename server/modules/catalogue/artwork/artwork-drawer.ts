import type { FastifyBaseLogger } from "fastify";
import type { FlatLay, Outfit } from "#artwork/flat-lay.ts";
import type { Database } from "#server/db/database.ts";
import type { MediaService } from "#server/modules/media/media-service.ts";
import {
  type ArtworkJob,
  claimArtwork,
  completeArtwork,
  failArtwork,
  prioritizeArtwork,
} from "./artwork-queue.ts";

/**
 * Draws an outfit without a picture as a WebP, the same for the same outfit and seed, and tells where it
 * shows each item.
 */
export type DrawOutfit = (
  outfit: Outfit,
  seed: string,
) => Promise<{ image: Uint8Array; spots: FlatLay["spots"] }>;

export interface DrawerParts {
  database: Database;
  mediaService: Pick<MediaService, "saveGenerated">;
  drawOutfit: DrawOutfit;
  drawingsAtOnce: number;
  /** Called at most once a second with the outfits whose picture has changed. */
  onDrawn: (outfitIds: string[]) => void;
  log: Pick<FastifyBaseLogger, "warn">;
}

const ANNOUNCE_AFTER_MS = 1_000;
const PRIORITIZE_AFTER_MS = 200;
/** A queue of more requested pictures than this is not reordered. */
const MAX_REQUESTED = 1_000;

/** Draws the pending artwork in the background. Several processes share one queue in the database. */
export class ArtworkDrawer {
  readonly #parts: DrawerParts;
  readonly #lanes = new Set<Promise<void>>();
  readonly #drawn: Batch;
  readonly #requested: Batch;
  #mayHaveWork = true;
  #isStopping = false;

  constructor(parts: DrawerParts) {
    this.#parts = parts;
    this.#drawn = new Batch(ANNOUNCE_AFTER_MS, async (ids) => parts.onDrawn(ids));
    this.#requested = new Batch(PRIORITIZE_AFTER_MS, (ids) =>
      prioritizeArtwork(parts.database, ids).catch((err: unknown) =>
        parts.log.warn({ err }, "Requested artwork could not be moved to the front of the queue"),
      ),
    );
  }

  /** Called when outfits are added to the queue, and periodically for those of other processes. */
  wake(): void {
    this.#mayHaveWork = true;
    if (this.#isStopping || this.#lanes.size >= this.#parts.drawingsAtOnce) return;
    const lane = this.#drawAll().finally(() => this.#lanes.delete(lane));
    this.#lanes.add(lane);
  }

  /** A visitor has requested this picture: if it is a placeholder, its outfit is drawn next. */
  request(mediaId: string): void {
    if (this.#mayHaveWork && this.#requested.size < MAX_REQUESTED) this.#requested.add(mediaId);
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    while (this.#lanes.size > 0) await Promise.all(this.#lanes);
    await this.#requested.flush();
    await this.#drawn.flush();
  }

  async #drawAll(): Promise<void> {
    try {
      while (!this.#isStopping) {
        const job = await claimArtwork(this.#parts.database);
        if (!job) {
          this.#mayHaveWork = this.#lanes.size > 1;
          return;
        }
        this.wake();
        await this.#draw(job);
      }
    } catch (err) {
      this.#parts.log.warn({ err }, "Pending artwork could not be read or stored and is retried");
    }
  }

  async #draw(job: ArtworkJob): Promise<void> {
    const { database, mediaService, drawOutfit, log } = this.#parts;
    const drawn = await drawOutfit(job.outfit, job.seed).catch((err: unknown) => {
      log.warn({ err, outfitId: job.outfitId }, "The artwork of an outfit could not be drawn");
    });
    if (!drawn) {
      await failArtwork(database, job);
      return;
    }
    const { id } = await mediaService.saveGenerated(Buffer.from(drawn.image));
    if (await completeArtwork(database, job, { mediaId: id, spots: drawn.spots }))
      this.#drawn.add(job.outfitId);
  }
}

class Batch {
  readonly #afterMs: number;
  readonly #handOn: (values: string[]) => Promise<void>;
  readonly #values = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  constructor(afterMs: number, handOn: (values: string[]) => Promise<void>) {
    this.#afterMs = afterMs;
    this.#handOn = handOn;
  }

  get size(): number {
    return this.#values.size;
  }

  add(value: string): void {
    this.#values.add(value);
    this.#timer ??= setTimeout(() => this.flush(), this.#afterMs).unref();
  }

  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const values = [...this.#values];
    this.#values.clear();
    if (values.length > 0) await this.#handOn(values);
  }
}
