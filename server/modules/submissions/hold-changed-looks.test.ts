import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { OutfitList } from "#contract/outfit/outfit.ts";
import { administratorActivity } from "#server/db/schema/activity.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { submissions } from "#server/db/schema/submissions.ts";
import { createStyledLook } from "#tests/factories/styled-look-factory.ts";
import { createUser } from "#tests/factories/user-factory.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { linkShop } from "#tests/setup/link-shop.ts";
import { leadsElsewhere } from "./hold-changed-looks.ts";

const { shop, merchant, host, admin, kurta, linkOf, api } = await linkShop();

it.each([
  ["https://shop.example/p/1", "https://shop.example/p/2", false],
  ["https://shop.example/p/1", "https://www.shop.example/p/1", false],
  ["https://www.shop.example/p/1", "http://shop.example:8080/", false],
  ["https://shop.example/p/1", "https://evil.example/p/1", true],
  ["https://shop.example/p/1", "https://shop.example.evil.example/p/1", true],
  ["https://shop.example/p/1", null, false],
  ["", "https://shop.example/p/1", false],
])("from %s to %s is another shop: %s", (approved, found, expected) => {
  expect(leadsElsewhere(approved, found)).toBe(expected);
});

describe("a check of a link of a published look", () => {
  const itemLink = `http://${host}/kurta`;

  async function publishedLook(finalUrl: string, stylist?: string) {
    const stylistId = stylist ?? (await createUser(shop.database));
    const approvedLinks = [{ itemLink, finalUrl }];
    return createStyledLook(shop.database, { stylistId, approvedLinks, outfit: { items: [kurta(100)] } });
  }

  async function checkLink() {
    merchant.products.set("/kurta", { price: 100 });
    expect((await api(`POST check/${(await linkOf())?.id}`, await admin())).status).toBe(200);
  }

  const listed = async () =>
    (await shop.app.inject("/backend/outfit/getoutfits")).json<OutfitList>().outfits.length;

  const stateOf = async (id: string) =>
    (await shop.database.select().from(submissions).where(eq(submissions.id, id)))[0];

  it("holds the look if the link leads to another shop: it is hidden at once, waits, and history says so", async () => {
    const { outfitId, submissionId } = await publishedLook("https://shop.example/kurta");
    const before = await stateOf(submissionId);
    expect(await listed()).toBe(1);

    await checkLink();

    expect(await listed()).toBe(0);
    const after = await stateOf(submissionId);
    expect(after).toMatchObject({ state: "submitted", warnings: ["links-changed"], outfitId });
    expect(after?.submittedAt?.getTime()).toBeGreaterThan(before?.submittedAt?.getTime() ?? Infinity);
    const activity = await shop.database.select().from(administratorActivity);
    expect(activity).toMatchObject([{ action: "deactivated", subjectId: outfitId, isAutomatic: true }]);
    await checkLink();
    expect(await shop.database.$count(administratorActivity)).toBe(1);
  });

  it("holds it again if an administrator shows it while it waits", async () => {
    const { outfitId, submissionId } = await publishedLook("https://shop.example/kurta");
    await checkLink();
    await shop.database.update(outfits).set({ isActive: true }).where(eq(outfits.id, outfitId));
    await checkLink();
    expect(await listed()).toBe(0);
    expect(await stateOf(submissionId)).toMatchObject({ state: "submitted", warnings: ["links-changed"] });
  });

  it("holds the look of a deleted account too, until an administrator shows it again", async () => {
    const { userId, headers } = await signIn(shop);
    const { outfitId } = await publishedLook("https://shop.example/kurta", userId);
    const url = `/backend/user/delete/${userId}`;
    const deleted = await shop.app.inject({ method: "DELETE", url, headers });
    expect(deleted.statusCode).toBe(200);
    expect(await listed()).toBe(1);

    await checkLink();
    expect(await listed()).toBe(0);
    const activity = await shop.database.select().from(administratorActivity);
    expect(activity).toMatchObject([{ action: "deactivated", subjectId: outfitId, isAutomatic: true }]);

    await shop.database.update(outfits).set({ isActive: true }).where(eq(outfits.id, outfitId));
    await checkLink();
    const shown = await shop.database.$count(outfits, eq(outfits.isActive, true));
    expect(shown).toBe(1);
  });

  it("leaves one that an administrator shows after it was declined", async () => {
    const { submissionId } = await publishedLook("https://shop.example/kurta");
    await shop.database
      .update(submissions)
      .set({ state: "declined" })
      .where(eq(submissions.id, submissionId));
    await checkLink();
    expect(await listed()).toBe(1);
  });

  it("leaves a look whose link leads to another page of the same shop", async () => {
    const { submissionId } = await publishedLook(`http://${host}/p/other`);
    await checkLink();
    expect(await listed()).toBe(1);
    expect(await stateOf(submissionId)).toMatchObject({ state: "published", warnings: [] });
  });

  it("leaves a look that an administrator has hidden", async () => {
    const { outfitId, submissionId } = await publishedLook("https://shop.example/kurta");
    await shop.database.update(outfits).set({ isActive: false }).where(eq(outfits.id, outfitId));
    await checkLink();
    expect(await stateOf(submissionId)).toMatchObject({ state: "published" });
  });
});
