import { shopDay } from "#contract/values/zoned-time.ts";
import type { Database } from "#server/db/database.ts";
import { databaseNow } from "#server/db/database-now.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;
const MINUTE_MS = 60_000;
const SYNCHRONISE_EVERY_MS = 60 * MINUTE_MS;

/** The current day in the shop's time zone, by the database's clock. */
export class ShopCalendar {
  readonly #database: Database;
  readonly #settings: { readonly timeZone: string };
  /** How far the database's clock is ahead of this process's clock. */
  #offsetMs = 0;
  #synchronisedAt = Number.NEGATIVE_INFINITY;
  #minute = 0;
  #today = "";

  constructor(database: Database, settings: { readonly timeZone: string }) {
    this.#database = database;
    this.#settings = settings;
  }

  async synchronise(): Promise<void> {
    if (performance.now() < this.#synchronisedAt + SYNCHRONISE_EVERY_MS) return;
    const startedAt = Date.now();
    this.#offsetMs = (await databaseNow(this.#database)).getTime() - (startedAt + Date.now()) / 2;
    this.#synchronisedAt = performance.now();
  }

  /** ISO date. Days begin at whole minutes in every zone, so the day is computed once a minute. */
  today(): string {
    const now = Date.now() + this.#offsetMs;
    const minute = Math.floor(now / MINUTE_MS);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#today = shopDay(new Date(now), this.#settings.timeZone).day;
    }
    return this.#today;
  }
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
