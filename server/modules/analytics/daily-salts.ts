import { createHmac, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { analyticsSalts } from "#server/db/schema/analytics.ts";

/**
 * Tells different people of a day apart, on all nodes, by 16 bits of a hash with the day's salt: enough to
 * distinguish three people, and too few to find an address by.
 */
export class DailySalts {
  readonly #database: Database;
  #salt: { day: string; key: Buffer } | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  async forDay(day: string): Promise<(person: string) => number> {
    if (this.#salt?.day !== day) this.#salt = { day, key: await this.#readSalt(day) };
    const { key } = this.#salt;
    return (person) => createHmac("sha256", key).update(person).digest().readUInt16BE();
  }

  async #readSalt(day: string): Promise<Buffer> {
    await this.#database
      .insert(analyticsSalts)
      .values({ day, salt: randomBytes(32).toString("base64url") })
      .onConflictDoNothing();
    const [found] = await this.#database.select().from(analyticsSalts).where(eq(analyticsSalts.day, day));
    if (!found) throw new Error(`The salt of ${day} was not stored`);
    return Buffer.from(found.salt, "base64url");
  }
}
