import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { STUDIO_ERRORS } from "#contract/messages/studio.ts";
import { SUBMISSION_ERRORS } from "#contract/messages/submissions.ts";
import type { Cutout, Studio } from "#contract/studio/studio.ts";
import type { StudioPieceList } from "#contract/studio/studio-pieces.ts";
import { administratorActivity } from "#server/db/schema/activity.ts";
import { cutouts } from "#server/db/schema/studio.ts";
import { studioDrafts } from "#server/db/schema/studio-drafts.ts";
import { composition } from "#tests/factories/composition-factory.ts";
import { createCutout } from "#tests/factories/cutout-factory.ts";
import { createOutfit } from "#tests/factories/outfit-factory.ts";
import { createPiece } from "#tests/factories/piece-factory.ts";
import { createSubmission } from "#tests/factories/submission-factory.ts";
import { type Caller, signIn } from "#tests/setup/engagement-calls.ts";
import { formOf, smallPicture } from "#tests/setup/outfit-forms.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop();

const call = (
  method: "GET" | "POST" | "PUT",
  path: string,
  { headers }: Pick<Caller, "headers">,
  body?: object,
) => shop.app.inject({ method, url: `/backend/studio${path}`, headers, ...(body && { payload: body }) });
const reasonOf = (response: { json<T>(): T }) => response.json<{ reason: string }>().reason;

const signInConfirmed = () => signIn(shop, { emailConfirmedAt: new Date() });

const send = async (path: string, who: Caller, field: [string, string | { bytes: Buffer }]) => {
  const form = await formOf([field]);
  const headers = { ...who.headers, ...form.headers };
  return shop.app.inject({
    method: "POST",
    url: `/backend/studio${path}`,
    headers,
    payload: form.payload,
  });
};

it("cuts out for a person who has confirmed the pictures' rights, who owns the cut-out", async () => {
  const asha = await signInConfirmed();
  const upload = async () => send("/cutout", asha, ["image", { bytes: await smallPicture() }]);
  expect(reasonOf(await upload())).toBe(STUDIO_ERRORS.rightsNeeded.reason);
  expect((await call("POST", "/rights", asha)).statusCode).toBe(204);
  // What people who are no administrators confirm is not administration.
  expect(await shop.database.$count(administratorActivity)).toBe(0);
  const made = await upload();
  expect(made.statusCode, made.body).toBe(201);
  const mended = await call("POST", `/cutout/${made.json<Cutout>().cutoutId}/mend`, asha, { strokes: [] });
  expect(mended.statusCode, mended.body).toBe(201);
  const rows = await shop.database.select().from(cutouts);
  expect(rows.map(({ userId }) => userId)).toEqual([asha.userId, asha.userId]);
});

describe("a cut-out", () => {
  const uses = (cutoutId: string): Record<string, (who: Caller) => ReturnType<typeof call>> => ({
    source: (who) => call("GET", `/source/${cutoutId}`, who),
    mend: (who) => call("POST", `/cutout/${cutoutId}/mend`, who, { strokes: [] }),
    arrange: (who) => call("POST", "/arrange", who, { seed: "a", pieces: [{ cutoutId, role: "top" }] }),
    layers: (who) => call("POST", "/layers", who, { pieces: [{ cutoutId, role: "top", width: 0.4 }] }),
    preview: (who) => call("POST", "/preview", who, { composition: composition([{ cutoutId }]) }),
  });

  it("is its maker's and administrators' alone", async () => {
    const [asha, ravi, administrator] = [
      await signInConfirmed(),
      await signInConfirmed(),
      await signIn(shop, { isAdmin: true, emailConfirmedAt: new Date() }),
    ];
    const own = uses(await createCutout(shop, { userId: asha.userId }));
    for (const [name, use] of Object.entries(own)) {
      expect((await use(asha)).statusCode, name).toBeLessThan(300);
      expect((await use(administrator)).statusCode, name).toBeLessThan(300);
      const refused = await use(ravi);
      expect(refused.statusCode, name).toBe(404);
      const { cutoutGone, cutoutUnknown } = STUDIO_ERRORS;
      expect([cutoutGone.reason, cutoutUnknown.reason], name).toContain(reasonOf(refused));
    }
    // Those from before people had some.
    for (const use of Object.values(uses(await createCutout(shop))))
      expect((await use(asha)).statusCode).toBe(404);
  });

  it("of somebody else in a draft is left out, as is a look of somebody else", async () => {
    const [asha, ravi] = [await signInConfirmed(), await signInConfirmed()];
    const cutoutId = await createCutout(shop, { userId: asha.userId });
    const submissionId = await createSubmission(shop, { userId: asha.userId });
    const outfitId = await createOutfit(shop.database);
    const draft = { composition: composition([{ cutoutId }]), submissionId, outfitId };
    for (const who of [asha, ravi]) expect((await call("PUT", "/draft", who, draft)).statusCode).toBe(204);
    const draftOf = async (who: Caller) => (await call("GET", "/studio", who)).json<Studio>().draft;
    expect(await draftOf(asha)).toMatchObject({ cutouts: [{ cutoutId }], submissionId, outfitId: null });
    expect(await draftOf(ravi)).toMatchObject({ cutouts: [], submissionId: null, outfitId: null });
  });
});

it("stores and fetches nothing for people without a confirmed address", async () => {
  const uses = async (who: Caller, admin = "") => {
    const picture: [string, { bytes: Buffer }] = ["image", { bytes: await smallPicture() }];
    const mended = await createCutout(shop, { userId: who.userId });
    return [
      await send(`${admin}/cutout`, who, picture),
      await send(`${admin}/cutout`, who, ["link", "https://127.0.0.1/kurta"]),
      await call("POST", `${admin}/cutout/${mended}/mend`, who, { strokes: [] }),
      await send(`${admin}/ground-picture`, who, picture),
      await call("PUT", `${admin}/draft`, who, { composition: composition() }),
    ];
  };
  const asha = await signIn(shop);
  await call("POST", "/rights", asha);
  for (const response of await uses(asha)) {
    const { reason } = SUBMISSION_ERRORS.emailUnconfirmed;
    expect([response.statusCode, reasonOf(response)]).toEqual([409, reason]);
  }
  expect(await shop.database.$count(studioDrafts)).toBe(0);
  // Reading needs none.
  expect((await call("GET", "/studio", asha)).statusCode).toBe(200);

  const administrator = await signIn(shop, { isAdmin: true });
  await call("POST", "/admin/rights", administrator);
  const statuses = (await uses(administrator, "/admin")).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([201, 400, 201, 201, 204]);
});

it("finds pieces of the pool, with no more than shoppers may know", async () => {
  const asha = await signInConfirmed();
  const id = await createPiece(shop.database, {
    name: "Rust linen kurta",
    image: "https://shop.example/k.jpg",
  });
  await createPiece(shop.database, { name: "Blue jeans" });
  const found = (await call("GET", "/pieces?searchTerm=rust", asha)).json<StudioPieceList>();
  expect(found).toEqual({
    pieces: [
      {
        _id: id,
        name: "Rust linen kurta",
        sourceName: expect.any(String),
        price: expect.any(Number),
        image: "https://shop.example/k.jpg",
      },
    ],
    total: 1,
  });
  expect((await call("GET", "/pieces?limit=1", asha)).json()).toMatchObject({ total: 2 });
  expect((await call("GET", "/pieces?limit=100000", asha)).statusCode).toBe(400);
});

it("has no calls about outfits", async () => {
  const asha = await signInConfirmed();
  const outfitId = await createOutfit(shop.database);
  for (const path of [`/board/${outfitId}`, `/picture/${outfitId}?format=1x1`, `/source/${randomUUID()}`])
    expect((await call("GET", path, asha)).statusCode, path).toBe(404);
});
