import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { BespokeRequest } from "#contract/bespoke/bespoke.ts";
import { BESPOKE_ERRORS, BESPOKE_MESSAGES as messages } from "#contract/messages/bespoke.ts";
import { bespokeAnswerOutfits, bespokeRequests, outboxMessages } from "#server/db/schema/community.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { createRequest } from "#tests/factories/bespoke-factory.ts";
import { createOutfit, createOutfits, outfitItem } from "#tests/factories/outfit-factory.ts";
import { emailFor } from "#tests/setup/emails.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { testMailShop } from "#tests/setup/mail-shop.ts";

const shop = testMailShop();
const SUBJECT = "Your bespoke look is here";
const admin = async () => (await signIn(shop, { isAdmin: true })).headers;
const reply = async (id: string, payload: object, headers?: Record<string, string>) =>
  shop.app.inject({
    method: "POST",
    url: `/backend/bespoke/admin/requests/${id}/answer`,
    headers: headers ?? (await admin()),
    payload,
  });

async function expectUnanswered(id: string) {
  const [row] = await shop.database.select().from(bespokeRequests).where(eq(bespokeRequests.id, id));
  expect(row).toMatchObject({ answeredAt: null, answerNote: null });
  expect(await shop.database.$count(bespokeAnswerOutfits)).toBe(0);
  expect(await shop.database.$count(outboxMessages)).toBe(0);
}

describe("replying to a request", () => {
  it("stores the reply and sends an email with the note and each outfit's picture, name, price and link", async () => {
    const { database } = shop;
    const id = await createRequest(database, { description: "Linen & lace <b>please</b>" });
    const [wedding = "", party = ""] = await createOutfits(database, [
      { category: "Wedding", items: [outfitItem("Silk saree", 123_456.5)] },
      { category: "Party", type: "Sponsored", items: [outfitItem("Dress", 1_000), outfitItem("Shoes", 500)] },
    ]);
    const note = "Dear Asha,\n\nlinen <i>breathes</i>.\nWear it.";

    const response = await reply(id, { outfitIds: [party, wedding], note: `  ${note}  ` });

    expect(response.statusCode, response.body).toBe(200);
    expect(response.json()).toMatchObject({
      _id: id,
      answeredAt: expect.any(String),
      answerNote: note,
      answerOutfitIds: [party, wedding],
    } satisfies Partial<BespokeRequest>);
    const { mail } = await emailFor(shop, "asha@mail.example", SUBJECT);
    const { text = "", html = "" } = mail;
    for (const form of [text, html]) {
      for (const phrase of [
        "Wedding Outfit",
        "₹1,23,456.50",
        "1 item",
        "Party Outfit",
        "Sponsored · ₹1,500",
      ]) {
        expect(form).toContain(phrase);
      }
      expect(form.indexOf("Party Outfit")).toBeLessThan(form.lastIndexOf("Wedding Outfit"));
      expect(form).toContain(`https://shop.example/outfit/${wedding}`);
    }
    expect(text).toContain("linen <i>breathes</i>.\nWear it.");
    expect(text).toContain("> Linen & lace <b>please</b>");
    expect(html).toContain("linen &lt;i&gt;breathes&lt;/i&gt;.<br>Wear it.");
    expect(html).toContain("Linen &amp; lace &lt;b&gt;please&lt;/b&gt;");
    expect(html).toMatch(
      /<img src="https:\/\/shop\.example\/media\/[0-9a-f]{64}\/960\.jpg" width="510" height="680" alt="Complete Wedding outfit for women: [^"]+"/,
    );
    expect(html).not.toMatch(/<script|<i>|<b>|javascript:|src="(?!https:\/\/shop\.example)/);
  });

  it("shows an outfit once, even if it was picked twice", async () => {
    const id = await createRequest(shop.database);
    const outfitId = await createOutfit(shop.database);

    const response = await reply(id, { outfitIds: [outfitId, outfitId.toUpperCase()], note: "Both" });

    expect(response.json()).toMatchObject({ answerOutfitIds: [outfitId] });
  });

  it("names the outfits that are not public", async () => {
    const id = await createRequest(shop.database);
    const [shown = "", hidden = ""] = await createOutfits(shop.database, [{}, { isActive: false }]);

    const response = await reply(id, {
      outfitIds: [hidden, shown, randomUUID(), "nonsense"],
      note: "For you",
    });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      message: BESPOKE_ERRORS.outfitUnknown.text,
      details: [0, 2, 3].map((index) => ({
        path: `outfitIds.${index}`,
        message: BESPOKE_ERRORS.outfitUnknown.text,
      })),
    });
    await expectUnanswered(id);
  });

  it.each([
    [{ outfitIds: [] }, messages.outfitsRequired],
    [{ outfitIds: undefined }, messages.outfitsRequired],
    [{ outfitIds: "all" }, messages.outfitsRequired],
    [{ outfitIds: Array.from({ length: 7 }, randomUUID) }, messages.tooManyOutfits],
    [{ note: "  " }, messages.noteRequired],
    [{ note: undefined }, messages.noteRequired],
    [{ note: { text: "x" } }, messages.noteRequired],
    [{ note: "a\u0000b" }, messages.noteRequired],
    [{ note: "x".repeat(2_001) }, messages.noteTooLong],
  ])("rejects %j", async (wrong, message) => {
    const id = await createRequest(shop.database);
    const outfitId = await createOutfit(shop.database);

    const response = await reply(id, { outfitIds: [outfitId], note: "For you", ...wrong });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ success: false, message });
    await expectUnanswered(id);
  });

  it("a second reply is a conflict, and two concurrent replies store one and send one email", async () => {
    const id = await createRequest(shop.database);
    const outfitId = await createOutfit(shop.database);
    const admins = await Promise.all([admin(), admin(), admin()]);

    const responses = await Promise.all(
      admins.map((headers, index) => reply(id, { outfitIds: [outfitId], note: `Note ${index}` }, headers)),
    );

    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const refused = responses.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ code: "CONFLICT", message: BESPOKE_ERRORS.alreadyAnswered.text });
    const winner = responses.find(({ statusCode }) => statusCode === 200)?.json<BespokeRequest>();
    const { mail } = await emailFor(shop, "asha@mail.example", SUBJECT);
    expect(mail.text).toContain(winner?.answerNote);
    expect(await shop.database.$count(outboxMessages)).toBe(1);
  });

  it.each([randomUUID(), "nonsense", "%00"])("returns 404 for the request %s", async (id) => {
    const response = await reply(id, { outfitIds: [await createOutfit(shop.database)], note: "For you" });

    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ message: BESPOKE_ERRORS.requestNotFound.text });
  });

  it("remains when an outfit in it is deleted", async () => {
    const id = await createRequest(shop.database);
    const [kept = "", gone = ""] = await createOutfits(shop.database, [{}, {}]);
    const headers = await admin();
    await reply(id, { outfitIds: [gone, kept], note: "For you" }, headers);
    await shop.database.delete(outfits).where(eq(outfits.id, gone));

    const response = await shop.app.inject({
      url: "/backend/bespoke/admin/requests?state=answered",
      headers,
    });

    expect(response.json()).toMatchObject({ requests: [{ _id: id, answerOutfitIds: [kept] }] });
  });
});
