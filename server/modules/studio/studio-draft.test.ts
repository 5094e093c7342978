import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { COMPOSITION_PIECES_MAX } from "#contract/limits.ts";
import { STUDIO_ERRORS } from "#contract/messages/studio.ts";
import type { Composition } from "#contract/studio/composition.ts";
import type { Studio } from "#contract/studio/studio.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { cutouts, pictureRights } from "#server/db/schema/studio.ts";
import { studioDrafts } from "#server/db/schema/studio-drafts.ts";
import { composition } from "#tests/factories/composition-factory.ts";
import { createCutout } from "#tests/factories/cutout-factory.ts";
import { createOutfit } from "#tests/factories/outfit-factory.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { deleteOldStudioDrafts } from "./board-repository.ts";

const shop = testShop();

/** In one page of the studio. */
async function administrator() {
  const { headers, userId } = await signIn(shop, { isAdmin: true });
  const savedBy = randomUUID();
  const call = (method: "GET" | "PUT" | "DELETE", path: string, payload?: object) =>
    shop.app.inject({
      ...{ method, url: `/backend/studio/admin/${path}`, headers },
      ...(payload ? { payload } : {}),
    });
  return {
    userId,
    call,
    save: async (board: Composition, outfitId?: string | null) => {
      const draft = { composition: board, savedBy, ...(outfitId === undefined ? {} : { outfitId }) };
      return (await call("PUT", "draft", draft)).statusCode;
    },
    studio: async () => (await call("GET", "studio")).json<Studio>(),
    discard: async () => (await call("DELETE", `draft?savedBy=${savedBy}`)).statusCode,
  };
}

it("keeps the last draft of each person until it is thrown away", async () => {
  const [asha, ravi] = [await administrator(), await administrator()];
  expect(await asha.studio()).toEqual({ rightsConfirmed: false, draft: null });
  const cutoutId = await createCutout(shop);
  expect(await asha.save(composition([{ itemName: "Red kurta" }]))).toBe(204);
  const board = composition([{ cutoutId }, { cutoutId, x: 0.2 }]);
  expect(await asha.save(board)).toBe(204);

  const { draft } = await asha.studio();
  expect(draft).toMatchObject({ composition: board, outfitId: null, cutouts: [{ cutoutId }] });
  expect(draft?.cutouts).toHaveLength(1);
  expect((await ravi.studio()).draft).toBeNull();
  expect([await ravi.discard(), (await asha.studio()).draft === null]).toEqual([204, false]);
  expect([await asha.discard(), (await asha.studio()).draft]).toEqual([204, null]);
});

it("says whether the caller has confirmed the pictures' rights", async () => {
  const [asha, ravi] = [await administrator(), await administrator()];
  await shop.database.insert(pictureRights).values({ userId: asha.userId });
  expect((await asha.studio()).rightsConfirmed).toBe(true);
  expect((await ravi.studio()).rightsConfirmed).toBe(false);
});

it("can be read when its outfit or a cut-out is gone", async () => {
  const { save, studio } = await administrator();
  const outfitId = await createOutfit(shop.database);
  const [stays, goes] = [await createCutout(shop), await createCutout(shop)];
  const board = composition([{ cutoutId: stays }, { cutoutId: goes }]);
  expect(await save(board, outfitId)).toBe(204);
  expect((await studio()).draft).toMatchObject({ outfitId });
  await shop.database.delete(outfits).where(eq(outfits.id, outfitId));
  await shop.database.delete(cutouts).where(eq(cutouts.id, goes));

  const { draft } = await studio();
  expect(draft).toMatchObject({ composition: board, outfitId: null, cutouts: [{ cutoutId: stays }] });
  expect(draft?.cutouts).toHaveLength(1);
  // Its outfit was deleted while the page was open.
  expect(await save(board, outfitId)).toBe(204);
  expect((await studio()).draft?.outfitId).toBeNull();
});

it("refuses names with invisible characters, and can be read where it has one of earlier", async () => {
  const { save, studio, userId } = await administrator();
  const board = composition([{ itemName: "Red \u202ekurta" }]);
  expect(await save(board)).toBe(400);
  await shop.database.insert(studioDrafts).values({ userId, composition: board });
  expect((await studio()).draft?.composition).toEqual(board);
});

it("holds the largest board, and refuses a larger one", async () => {
  const { save, studio } = await administrator();
  const name = "कुर्ता ".repeat(28).trim();
  const pieces = (count: number) =>
    Array.from({ length: count }, () => ({ cutoutId: randomUUID(), itemName: name, x: 0.123456789012345 }));
  expect(await save({ ...composition(pieces(COMPOSITION_PIECES_MAX)), seed: "x".repeat(40) })).toBe(204);
  expect((await studio()).draft?.composition.pieces).toHaveLength(COMPOSITION_PIECES_MAX);
  expect(await save(composition(pieces(COMPOSITION_PIECES_MAX + 1)))).toBe(400);
  expect(await save({ ...composition(), seed: "x".repeat(41) })).toBe(400);
});

/** Two pages of the studio of one person, and what is on the board that is stored. */
async function twoPages() {
  const { call, studio } = await administrator();
  const board = (seed: string) => ({ ...composition(), seed });
  const page = () => {
    const savedBy = randomUUID();
    return {
      save: async (seed: string, version?: string) =>
        call("PUT", "draft", { composition: board(seed), savedBy, ...(version && { version }) }),
      discard: async (version?: string) =>
        call("DELETE", `draft?savedBy=${savedBy}${version ? `&version=${version}` : ""}`),
    };
  };
  const stored = async () => (await studio()).draft;
  return {
    pages: [page(), page()] as const,
    seed: async () => (await stored())?.composition.seed,
    version: async () => (await stored())?.version,
  };
}

it("is not replaced by a page that does not know it", async () => {
  const { pages, seed, version } = await twoPages();
  const [here, there] = pages;
  expect((await here.save("a")).statusCode).toBe(204);
  const refused = await there.save("b");
  const message = STUDIO_ERRORS.changedMeanwhile.text;
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    expect.objectContaining({ message, code: "CONFLICT", reason: STUDIO_ERRORS.changedMeanwhile.reason }),
  ]);
  const read = await version();
  // The response of the first save may have been lost.
  expect((await here.save("c")).statusCode).toBe(204);
  expect((await there.save("b", read)).statusCode).toBe(409);
  expect(await seed()).toBe("c");
  expect((await there.save("b", await version())).statusCode).toBe(204);
  expect((await here.save("d")).statusCode).toBe(409);
  expect(await seed()).toBe("b");
});

it("is replaced by one of two pages that save at once", async () => {
  const { pages, seed, version } = await twoPages();
  for (const round of ["first", "second"]) {
    const read = await version();
    const saved = await Promise.all(pages.map((page, index) => page.save(`${round} ${index}`, read)));
    const statuses = saved.map(({ statusCode }) => statusCode);
    expect([...statuses].sort()).toEqual([204, 409]);
    expect(await seed()).toBe(`${round} ${statuses.indexOf(204)}`);
  }
});

it("is not thrown away by a page that does not know it, nor taken for an earlier one", async () => {
  const { pages, seed, version } = await twoPages();
  const [here, there] = pages;
  await here.save("a");
  const read = await version();
  await here.save("b");
  expect((await there.discard(read)).statusCode).toBe(204);
  expect(await seed()).toBe("b");
  expect((await here.discard()).statusCode).toBe(204);
  expect(await seed()).toBeUndefined();
  await here.save("c");
  expect((await there.save("d", read)).statusCode).toBe(409);
  expect((await there.discard(await version())).statusCode).toBe(204);
  expect((await here.save("e", read)).statusCode).toBe(204);
  expect(await seed()).toBe("e");
});

it("is deleted 90 days after it was last saved", async () => {
  const [asha, ravi] = [await administrator(), await administrator()];
  const board = composition([{ itemName: "Red kurta" }]);
  for (const { save } of [asha, ravi]) expect(await save(board)).toBe(204);
  for (const [{ userId }, days] of [
    [asha, 91],
    [ravi, 89],
  ] as const) {
    const savedAt = new Date(Date.now() - days * 86_400_000);
    await shop.database.update(studioDrafts).set({ savedAt }).where(eq(studioDrafts.userId, userId));
  }
  await deleteOldStudioDrafts(shop.database);
  expect([(await asha.studio()).draft, (await ravi.studio()).draft?.composition]).toEqual([null, board]);
});
