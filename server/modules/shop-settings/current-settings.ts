import { isDeepStrictEqual } from "node:util";
import type { FastifyBaseLogger } from "fastify";
import type { ShopSettings } from "#contract/shop/shop-settings.ts";
import type { Database } from "#server/db/database.ts";
import { readSettings } from "./settings-repository.ts";

export type FirstSettings = Omit<ShopSettings, "versions">;

const RETRY_MS = 250;

/** The settings in force, read at the start and after each change on any node. */
export class CurrentSettings {
  readonly #database: Database;
  readonly #first: FirstSettings;
  readonly #log: Pick<FastifyBaseLogger, "warn">;
  #values: ShopSettings;
  #reading: Promise<ShopSettings> | undefined;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;
  /** Called when other settings are in force; responses made from the previous ones are outdated. */
  onChange: () => void = () => {};

  private constructor(
    database: Database,
    first: FirstSettings,
    values: ShopSettings,
    log: Pick<FastifyBaseLogger, "warn">,
  ) {
    this.#database = database;
    this.#first = first;
    this.#values = values;
    this.#log = log;
  }

  /** Throws if the database is unavailable. */
  static async open(
    database: Database,
    first: FirstSettings,
    log: Pick<FastifyBaseLogger, "warn">,
  ): Promise<CurrentSettings> {
    return new CurrentSettings(database, first, await readSettings(database, first), log);
  }

  get values(): Readonly<ShopSettings> {
    return this.#values;
  }

  /**
   * A read in progress may have missed the latest change, so another read follows it. A failed read is
   * repeated later.
   */
  async read(): Promise<ShopSettings> {
    const earlierRead = this.#reading;
    const reading = (async () => {
      await earlierRead?.catch(() => {});
      return readSettings(this.#database, this.#first);
    })();
    this.#reading = reading;
    const values = await reading.catch((error: unknown) => {
      this.#readLater(error);
      throw error;
    });
    const isChanged = !isDeepStrictEqual(values, this.#values);
    this.#values = values;
    if (isChanged) this.onChange();
    return values;
  }

  /** Reads the settings after a change of another node, and repeats a failed read. */
  refresh(): void {
    this.read().catch(() => {});
  }

  #readLater(error: unknown): void {
    clearTimeout(this.#retry);
    if (this.#isClosed) return;
    this.#log.warn({ err: error }, `The settings could not be read; the next try is in ${RETRY_MS} ms`);
    this.#retry = setTimeout(() => this.refresh(), RETRY_MS);
    this.#retry.unref();
  }

  /** Waits for a read in progress, because the database closes next. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    await this.#reading?.catch(() => {});
  }
}
