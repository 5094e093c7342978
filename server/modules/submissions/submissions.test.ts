import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { SUBMISSION_DRAFTS_MAX, SUBMISSIONS_WAITING_MAX } from "#contract/limits.ts";
import { PICTURE_ERRORS } from "#contract/messages/picture.ts";
import { STUDIO_ERRORS } from "#contract/messages/studio.ts";
import { SUBMISSION_ERRORS } from "#contract/messages/submissions.ts";
import type { Submission, SubmissionState } from "#contract/submissions/submissions.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { pictureRights } from "#server/db/schema/studio.ts";
import { submissions } from "#server/db/schema/submissions.ts";
import { users } from "#server/db/schema/users.ts";
import { colourful, HTML } from "#server/modules/media/testing/picture-samples.ts";
import { composition } from "#tests/factories/composition-factory.ts";
import { createCutout } from "#tests/factories/cutout-factory.ts";
import { createOutfit, outfitItem } from "#tests/factories/outfit-factory.ts";
import { createSubmission } from "#tests/factories/submission-factory.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { smallPicture } from "#tests/setup/outfit-forms.ts";
import { submissionCalls } from "#tests/setup/submission-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { deleteOldDrafts } from "./submission-repository.ts";

const shop = testShop();
const { inject, author, create, edit, submit, submitted } = submissionCalls(shop);

const reasonOf = (response: { json<T>(): T }) => response.json<{ reason: string }>().reason;
const listed = async (headers: Record<string, string>) =>
  (await inject("GET", "", headers)).json<{ submissions: Submission[] }>().submissions;

describe("a look", () => {
  it("is saved as a draft with a picture that only its author and administrators read", async () => {
    const { headers } = await author();
    const response = await create(headers, { type: "Premium", rateLook: "5" });
    expect(response.statusCode, response.body).toBe(201);
    const look = response.json<Submission>();
    expect(look).toMatchObject({
      ...{ state: "draft", note: null, outfitId: null, isComposed: false, totalPrice: 6297.49 },
      ...{ imageWidth: 60, imageHeight: 80, submittedAt: null, publishedAt: null },
    });
    expect(look).not.toHaveProperty("type");
    expect(await listed(headers)).toEqual([look]);

    const picture = (who: Record<string, string>) =>
      shop.app.inject({ url: `${look.image}?w=160`, headers: who });
    const own = await picture(headers);
    expect(own.headers).toMatchObject({ "content-type": "image/webp", "cache-control": "private, no-store" });
    const { headers: administrator } = await signIn(shop, { isAdmin: true });
    expect((await picture(administrator)).statusCode).toBe(200);
    expect((await picture((await author()).headers)).statusCode).toBe(404);
    expect((await picture({})).statusCode).toBe(401);
    const [row] = await shop.database.select().from(submissions);
    const open = await shop.app.inject({ url: `/backend/media/${row?.mediaId}/160.webp` });
    expect(open.statusCode).toBe(404);
  });

  it("is composed of the author's cut-outs, whose board can be gone on with", async () => {
    const { headers, userId } = await author();
    const cutoutId = await createCutout(shop, { userId });
    const board = composition([{ cutoutId, itemName: "White linen shirt", x: 0.25 }]);
    const look = (await create(headers, { composition: board })).json<Submission>();
    expect(look).toMatchObject({ isComposed: true, imageWidth: 1200, imageHeight: 1600 });
    expect(look.items[0]?.spot).toEqual({ x: 0.25, y: 0.5 });
    const response = await inject("GET", `/${look._id}/board`, headers);
    expect(response.json()).toMatchObject({ composition: board, cutouts: [{ cutoutId }] });
    expect((await inject("GET", `/${look._id}/board`, (await author()).headers)).statusCode).toBe(404);
  });

  it("is not composed of somebody else's cut-out", async () => {
    const { userId } = await author();
    const board = composition([{ cutoutId: await createCutout(shop, { userId }) }]);
    const { headers } = await author();
    const refused = await create(headers, { composition: board });
    expect([refused.statusCode, reasonOf(refused)]).toEqual([404, STUDIO_ERRORS.cutoutGone.reason]);
    const own = await createSubmission(shop, { userId: (await author()).userId });
    expect((await edit(headers, own, { composition: board })).statusCode).toBe(404);
    expect(await listed(headers)).toEqual([]);
  });

  it("is saved once for a repeated key", async () => {
    const { headers } = await author();
    const key = { ...headers, "idempotency-key": "one" };
    const [first, again] = [await create(key), await create(key)];
    expect([again.statusCode, again.headers["idempotency-replayed"]]).toEqual([201, "true"]);
    expect(again.json<Submission>()._id).toBe(first.json<Submission>()._id);
    expect(await listed(headers)).toHaveLength(1);
  });

  it("is refused with a file that is no picture, and with fields that no look may have", async () => {
    const { headers } = await author();
    const page = await create(headers, {}, HTML);
    expect([page.statusCode, page.body]).toEqual([415, expect.stringContaining(PICTURE_ERRORS.type.text)]);
    for (const changes of [
      { description: "nul \u0000 character" },
      { category: "Spaceflight" },
      { items: [] },
      { items: [{ ...outfitItem("Shirt", 100), itemLink: "javascript:alert(1)" }] },
      { tags: Array.from({ length: 200 }, (_, index) => `tag ${index}`) },
    ])
      expect((await create(headers, changes)).statusCode, JSON.stringify(changes)).toBe(400);
    expect(await listed(headers)).toEqual([]);
  });

  it("keeps hostile texts as they are", async () => {
    const { headers } = await author();
    const description = `<script>alert(1)</script> '; drop table users; -- ${"न".repeat(100)} 👗`;
    const look = await submitted(headers, { description, tags: ['"><img src=x>'] });
    expect(look).toMatchObject({ description, tags: ['"><img src=x>'] });
  });
});

const STATES: SubmissionState[] = ["draft", "submitted", "changes_requested", "published", "declined"];

describe("what authors may do with a look", () => {
  const { isWaiting, isPublished } = SUBMISSION_ERRORS;
  const refusals: Partial<Record<SubmissionState, Record<string, string>>> = {
    submitted: { edit: isWaiting.reason, submit: isWaiting.reason },
    published: { edit: isPublished.reason, submit: isPublished.reason, delete: isPublished.reason },
  };
  const actions = {
    edit: (headers: Record<string, string>, id: string) => edit(headers, id, { description: "Changed" }),
    submit,
    delete: (headers: Record<string, string>, id: string) => inject("DELETE", `/${id}`, headers),
  };

  it.each(STATES.flatMap((state) => Object.keys(actions).map((action) => [state, action] as const)))(
    "%s: %s",
    async (state, action) => {
      const { headers, userId } = await author();
      const outfitId = state === "published" ? await createOutfit(shop.database) : null;
      const id = await createSubmission(shop, { userId, state, note: "Another colour", outfitId });
      const act = actions[action as keyof typeof actions];
      expect((await act((await author()).headers, id)).statusCode).toBe(404);
      const response = await act(headers, id);
      const refusal = refusals[state]?.[action];
      const [row] = await shop.database.select().from(submissions);
      if (refusal !== undefined) {
        expect([response.statusCode, reasonOf(response)]).toEqual([409, refusal]);
        expect(row?.state).toBe(state);
      } else if (action === "delete") {
        expect([response.statusCode, row]).toEqual([204, undefined]);
      } else if (action === "edit") {
        expect(response.json()).toMatchObject({
          state: "draft",
          note: "Another colour",
          description: "Changed",
        });
      } else {
        expect(response.json()).toMatchObject({ state: "submitted", note: null });
      }
    },
  );

  it("needs a confirmed address and an account that is not blocked", async () => {
    const { headers, userId } = await author();
    const id = await createSubmission(shop, { userId });
    await shop.database.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, userId));
    for (const response of [await create(headers), await edit(headers, id), await submit(headers, id)]) {
      expect([response.statusCode, reasonOf(response)]).toEqual([
        409,
        SUBMISSION_ERRORS.emailUnconfirmed.reason,
      ]);
    }
    await shop.database
      .update(users)
      .set({ emailConfirmedAt: new Date(), blockedAt: new Date() })
      .where(eq(users.id, userId));
    for (const response of [await create(headers), await edit(headers, id), await submit(headers, id)]) {
      expect(response.statusCode).toBe(401);
    }
  });

  it("is submitted only by a person who has confirmed the rights in the pictures", async () => {
    const { headers, userId } = await author();
    const id = await createSubmission(shop, { userId });
    await shop.database.delete(pictureRights).where(eq(pictureRights.userId, userId));
    const refused = await submit(headers, id);
    expect([refused.statusCode, reasonOf(refused)]).toEqual([409, STUDIO_ERRORS.rightsNeeded.reason]);
    expect(await listed(headers)).toMatchObject([{ state: "draft" }]);
    await shop.app.inject({ method: "POST", url: "/backend/studio/rights", headers });
    expect((await submit(headers, id)).json()).toMatchObject({ state: "submitted" });
  });

  it("does not let a name that looks like the shop's submit", async () => {
    for (const username of ["еnsеmble", "En-semble Official", "the.ensemble"]) {
      const { headers, userId } = await author({ username });
      const refused = await submit(headers, await createSubmission(shop, { userId }));
      expect([refused.statusCode, reasonOf(refused)], username).toEqual([
        ...[409, SUBMISSION_ERRORS.imitatesShop.reason],
      ]);
    }
    const { headers, userId } = await author({ username: "Asha" });
    expect((await submit(headers, await createSubmission(shop, { userId }))).statusCode).toBe(200);
  });
});

describe("an edit of a look that was changed since it was read", () => {
  const { reason, text: message } = SUBMISSION_ERRORS.changedMeanwhile;

  it("is refused, and the last write wins without `updatedAt`", async () => {
    const { headers } = await author();
    const { _id, updatedAt } = (await create(headers)).json<Submission>();
    const first = await edit(headers, _id, { description: "In one tab", updatedAt });
    expect(first.statusCode, first.body).toBe(200);
    const outdated = await edit(headers, _id, { description: "In another", updatedAt });
    expect([outdated.statusCode, outdated.json()]).toEqual([
      409,
      expect.objectContaining({
        code: "CONFLICT",
        reason,
        details: [{ path: "updatedAt", message, reason }],
      }),
    ]);
    expect(await listed(headers)).toEqual([first.json()]);

    const current = { updatedAt: first.json<Submission>().updatedAt };
    const again = await edit(headers, _id, { description: "On it", ...current });
    expect(again.json()).toMatchObject({ description: "On it" });
    const forced = await edit(headers, _id, { description: "In another" });
    expect(forced.json()).toMatchObject({ description: "In another" });
    expect((await edit(headers, _id, { updatedAt: "yesterday" })).statusCode).toBe(400);
  });

  it("succeeds where it repeats what is stored, because the response to it was lost", async () => {
    const { headers } = await author();
    const { _id, updatedAt } = (await create(headers)).json<Submission>();
    const changes = { description: "In one tab", updatedAt };
    const image = await smallPicture();
    for (const attempt of [
      await edit(headers, _id, changes, image),
      await edit(headers, _id, changes, image),
    ])
      expect(attempt.statusCode, attempt.body).toBe(200);
    const otherPicture = await edit(headers, _id, changes, await colourful(90, 80).jpeg().toBuffer());
    expect([otherPicture.statusCode, reasonOf(otherPicture)]).toEqual([409, reason]);
  });
});

describe("limits", () => {
  it("lets five looks of one person wait, also when they are submitted together", async () => {
    const { headers, userId } = await author();
    const ids: string[] = [];
    for (let number = 0; number < SUBMISSIONS_WAITING_MAX + 3; number++)
      ids.push(await createSubmission(shop, { userId }));
    const statuses = (await Promise.all(ids.map((id) => submit(headers, id)))).map(
      ({ statusCode }) => statusCode,
    );
    expect(statuses.toSorted()).toEqual([...Array(SUBMISSIONS_WAITING_MAX).fill(200), 409, 409, 409]);
    const waiting = (await listed(headers)).filter(({ state }) => state === "submitted");
    expect(waiting).toHaveLength(SUBMISSIONS_WAITING_MAX);
    // Taking one back makes room.
    expect((await inject("DELETE", `/${waiting[0]?._id}`, headers)).statusCode).toBe(204);
    const [draft] = (await listed(headers)).filter(({ state }) => state === "draft");
    expect((await submit(headers, draft?._id ?? "")).statusCode).toBe(200);
  });

  it("bounds the drafts of one person", async () => {
    const { headers, userId } = await author();
    const id = await createSubmission(shop, { userId });
    const [row] = await shop.database.select().from(submissions).where(eq(submissions.id, id));
    if (!row) throw new Error("There is no draft");
    const { id: _id, ...stored } = row;
    await shop.database.insert(submissions).values(Array(SUBMISSION_DRAFTS_MAX - 1).fill(stored));
    const refused = await create(headers);
    expect([refused.statusCode, reasonOf(refused)]).toEqual([409, SUBMISSION_ERRORS.tooManyDrafts.reason]);
    expect((await create((await author()).headers)).statusCode).toBe(201);
  });
});

it("is the shop's while its outfit is shown, also after it was held and declined", async () => {
  const { headers, userId } = await author();
  const outfitId = await createOutfit(shop.database);
  const id = await createSubmission(shop, { userId, state: "declined", outfitId });
  const act = async () => [
    await edit(headers, id),
    await submit(headers, id),
    await inject("DELETE", `/${id}`, headers),
  ];
  expect((await act()).map(reasonOf)).toEqual(Array(3).fill(SUBMISSION_ERRORS.isPublished.reason));
  await shop.database.update(outfits).set({ isActive: false });
  expect((await act()).map(({ statusCode }) => statusCode)).toEqual([200, 200, 204]);
});

it("can be deleted, and nothing else, once the shop has deleted its outfit", async () => {
  const { headers, userId } = await author();
  const id = await createSubmission(shop, { userId, state: "published", outfitId: null });
  const refused = [await edit(headers, id), await submit(headers, id)];
  expect(refused.map(reasonOf)).toEqual(Array(2).fill(SUBMISSION_ERRORS.isTakenDown.reason));
  expect((await inject("DELETE", `/${id}`, headers)).statusCode).toBe(204);
});

it("is deleted 90 days after its last change, unless it waits or was published", async () => {
  const { userId } = await author();
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  for (const state of STATES)
    for (const days of [89, 91]) await createSubmission(shop, { userId, state, updatedAt: daysAgo(days) });
  await deleteOldDrafts(shop.database);
  const left = await shop.database.select().from(submissions);
  const old = left.filter(({ updatedAt }) => updatedAt < daysAgo(90)).map(({ state }) => state);
  expect([left.length, old.sort()]).toEqual([7, ["published", "submitted"]]);
});

it("nothing of a look is in what visitors find", async () => {
  const { headers } = await author();
  const { _id } = await submitted(headers, { description: "Zanzibar turquoise" });
  expect(await shop.database.$count(outfits)).toBe(0);
  const search = await shop.app.inject({ url: "/backend/outfit?searchTerm=zanzibar" });
  expect(search.body).not.toContain("Zanzibar");
  for (const path of [`/${_id}/picture`, `/${_id}/board`, `/${_id}/figures`])
    expect((await inject("GET", path, {})).statusCode).toBe(401);
});
