import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { links } from "#server/db/schema/links.ts";
import { createRequest } from "#tests/factories/bespoke-factory.ts";
import { createComment, createReply } from "#tests/factories/comment-factory.ts";
import { createOutfit, outfitItem } from "#tests/factories/outfit-factory.ts";
import { createSubmission } from "#tests/factories/submission-factory.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop();

it("counts open requests, texts and looks that wait for moderation, and links that are gone or unreachable", async () => {
  const { headers, userId } = await signIn(shop, { isAdmin: true });
  const waiting = async () =>
    (await shop.app.inject({ url: "/backend/dashboard/admin/waiting", headers })).json<unknown>();
  expect(await waiting()).toEqual({ requests: 0, texts: 0, looks: 0, links: 0 });

  await createRequest(shop.database);
  await createRequest(shop.database, { answeredAt: new Date() });
  const outfitId = await createOutfit(shop.database, {
    items: ["gone", "unreachable", "ok"].map((state) => ({
      ...outfitItem(state, 100),
      itemLink: `https://shop.example/${state}`,
    })),
  });
  for (const state of ["gone", "unreachable", "ok"] as const) {
    await shop.database
      .update(links)
      .set({ state })
      .where(eq(links.url, `https://shop.example/${state}`));
  }
  const commentId = await createComment(shop.database, { outfitId, queuedAt: new Date() });
  await createReply(shop.database, { commentId, queuedAt: new Date(), heldAt: new Date() });
  for (const state of ["draft", "submitted", "declined"] as const)
    await createSubmission(shop, { userId, state });
  expect(await waiting()).toEqual({ requests: 1, texts: 2, looks: 1, links: 2 });
});
