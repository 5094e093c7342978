import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { outfits } from "#server/db/schema/outfits.ts";
import { createOutfit, outfitItem } from "#tests/factories/outfit-factory.ts";
import { defaultBoardId, save } from "./board-calls.ts";
import { type Caller, signIn } from "./engagement-calls.ts";
import type { TestApp } from "./test-app.ts";

type Headers = Record<string, string>;

/** The address of `alertedPerson`, unless another one is passed. */
export const ALERTED_EMAIL = "asha@mail.example";
/** Subject of a digest about one look. */
export const COSTS_LESS = "A look you saved costs less";

/** What tests of price alerts do in a shop. */
export function alertCalls(shop: TestApp) {
  const setAlerts = (headers: Headers, body: unknown) =>
    shop.app.inject({ method: "PUT", url: "/backend/user/alerts", headers, payload: body as object });

  /** A person with a confirmed address who wants alerts. */
  async function alertedPerson(
    email = ALERTED_EMAIL,
    overrides: Parameters<typeof signIn>[1] = {},
  ): Promise<Caller> {
    const person = await signIn(shop, { email, emailConfirmedAt: new Date(), ...overrides });
    expect((await setAlerts(person.headers, { priceDrops: true })).statusCode).toBe(200);
    return person;
  }

  /** An outfit that costs ₹1,000. */
  const outfitOf1000 = (changes: Parameters<typeof createOutfit>[1] = {}) =>
    createOutfit(shop.database, { items: [outfitItem("Kurta", 1_000)], ...changes });

  async function saveFor({ headers }: Caller, ...outfitIds: string[]) {
    const id = await defaultBoardId(shop, headers);
    for (const outfitId of outfitIds) await save(shop, headers, id, outfitId);
  }

  const setPrice = (outfitId: string, rupees: number) =>
    shop.database
      .update(outfits)
      .set({ totalPricePaise: Math.round(rupees * 100) })
      .where(eq(outfits.id, outfitId));

  return { setAlerts, alertedPerson, outfitOf1000, saveFor, setPrice };
}
