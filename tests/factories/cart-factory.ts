import type { Database } from "#server/db/database.ts";
import { cartEntries } from "#server/db/schema/cart.ts";

type CartEntryValues = Omit<typeof cartEntries.$inferInsert, "quantity"> & { quantity?: number };

/** Stores cart entries; returns their ids (`cartOutfitId`) in the order given. */
export async function createCartEntries(database: Database, values: CartEntryValues[]): Promise<string[]> {
  const stored = await database
    .insert(cartEntries)
    .values(values.map((entry) => ({ quantity: 1, ...entry })))
    .returning({ id: cartEntries.id });
  return stored.map(({ id }) => id);
}

export async function createCartEntry(database: Database, values: CartEntryValues): Promise<string> {
  const [id] = await createCartEntries(database, [values]);
  if (id === undefined) throw new Error("The cart entry was not stored");
  return id;
}
