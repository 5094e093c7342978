import { describe, expect, it } from "vitest";
import { BESPOKE_MESSAGES as messages } from "#contract/messages/bespoke.ts";
import { bespokeRequests, outboxMessages } from "#server/db/schema/community.ts";
import { media } from "#server/db/schema/media.ts";
import {
  colourful,
  HTML,
  jpegTakenSomewhere,
  moving,
  SVG,
} from "#server/modules/media/testing/picture-samples.ts";
import { LOOK, requestOutfit } from "#tests/setup/bespoke-calls.ts";
import { emailFor } from "#tests/setup/emails.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { testMailShop } from "#tests/setup/mail-shop.ts";

const shop = testMailShop();
const SUBJECT = "Your bespoke look is being styled";
const rows = () => shop.database.select().from(bespokeRequests);
const smallPicture = () => colourful(60, 80).jpeg().toBuffer();

const administrator = async () => (await signIn(shop, { isAdmin: true })).headers;
const pictureOf = (id: string | undefined, headers: Record<string, string>) =>
  shop.app.inject({ url: `/backend/bespoke/admin/requests/${id}/picture`, headers });

async function expectNothingStored() {
  const counts = [bespokeRequests, outboxMessages, media].map((table) => shop.database.$count(table));
  expect(await Promise.all(counts)).toEqual([0, 0, 0]);
}

describe("POST bespoke", () => {
  // covers: product-23, product-24, constants-29, requests-01
  it("stores the request and sends an email with the due time in the shop's time zone", async () => {
    const response = await requestOutfit(shop, { email: " Asha@Mail.Example " });

    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ success: true, message: messages.received });
    expect(response.headers["cache-control"]).toBe("no-store");
    const [row] = await rows();
    expect(row).toMatchObject({
      description: LOOK,
      email: "asha@mail.example",
      userId: null,
      mediaId: null,
      answeredAt: null,
    });
    const { mail } = await emailFor(shop, "asha@mail.example", SUBJECT);
    const due = new Date((row?.createdAt.getTime() ?? 0) + 24 * 60 * 60 * 1_000);
    const time = due.toLocaleTimeString("en-US", {
      hour: "2-digit",
      minute: "2-digit",
      timeZone: "Asia/Kolkata",
    });
    for (const form of [mail.text, mail.html]) {
      expect(form).toContain(`${time.replace("\u202f", " ")} (India Standard Time)`);
      expect(form).toContain("within 24 hours");
    }
  });

  it("sends none of the request's text to the address that was entered", async () => {
    await requestOutfit(shop, { description: "Buy pills at https://evil.example <b>now</b>" });

    const { source } = await emailFor(shop, "asha@mail.example", SUBJECT);
    expect(source).not.toMatch(/evil|pills/);
  });

  it("stores the picture without its location data and links the signed-in user", async () => {
    const { userId, headers } = await signIn(shop);

    const response = await requestOutfit(shop, { image: await jpegTakenSomewhere() }, headers);

    expect(response.statusCode, response.body).toBe(201);
    const [row] = await rows();
    expect(row).toMatchObject({ userId, mediaId: expect.stringMatching(/^private-[0-9a-f]{64}$/) });
    const picture = await pictureOf(row?.id, await administrator());
    expect(picture.statusCode).toBe(200);
    expect(picture.headers["content-type"]).toBe("image/webp");
    expect(picture.rawPayload.includes("Exif")).toBe(false);
  });

  it("shows the picture to administrators only, and lets no cache store it", async () => {
    await requestOutfit(shop, { image: await smallPicture() });
    const [row] = await rows();
    const mediaId = row?.mediaId ?? "";

    const shown = await pictureOf(row?.id, await administrator());
    expect(shown.headers).toMatchObject({
      "cache-control": "private, no-store",
      "cross-origin-resource-policy": "same-origin",
    });
    expect((await pictureOf(row?.id, {})).statusCode).toBe(401);
    expect((await pictureOf(row?.id, (await signIn(shop)).headers)).statusCode).toBe(403);
    for (const id of [mediaId, mediaId.replace("private-", "")]) {
      expect((await shop.app.inject(`/media/${id}/1200.webp`)).statusCode, id).toBe(404);
    }
  });

  it("treats an expired token as signed out", async () => {
    const response = await requestOutfit(shop, {}, { authorization: `Bearer ${"dead".repeat(10)}` });

    expect(response.statusCode).toBe(201);
    expect(await rows()).toMatchObject([{ userId: null }]);
  });

  // covers: validation-11
  it.each([
    [{ description: "too short " }, 400, "description", messages.descriptionTooShort],
    [{ description: `          ${" ".repeat(20)}` }, 400, "description", messages.descriptionTooShort],
    [{ description: "x".repeat(501) }, 400, "description", messages.descriptionTooLong],
    [{ description: "A linen look\u0000 for me" }, 400, "description", messages.descriptionTooShort],
    [{ email: "" }, 400, "email", messages.emailRequired],
    [{ email: "asha" }, 400, "email", expect.any(String)],
    [{ email: "a@b.example\r\nBcc: x@evil.example" }, 400, "email", expect.any(String)],
    [{ email: "a@b.example,x@evil.example" }, 400, "email", expect.any(String)],
  ])("rejects %j and stores nothing", async (form, status, path, message) => {
    const response = await requestOutfit(shop, { ...form, image: await smallPicture() });

    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ success: false, message, details: [{ path, message }] });
    await expectNothingStored();
  });

  it.each([
    ["6 MB", async () => Buffer.alloc(6 * 1024 * 1024, 0xff), 413],
    ["a web page named as a picture", async () => HTML, 415],
    ["an SVG", async () => SVG, 415],
    ["a moving picture", () => moving("gif"), 415],
    ["a damaged picture", async () => (await colourful(300, 400).png().toBuffer()).subarray(0, 20_000), 400],
  ])("rejects %s and stores nothing", async (_what, picture, status) => {
    const response = await requestOutfit(shop, { image: await picture() });

    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({
      success: false,
      message: expect.stringMatching(/picture|smaller/i),
    });
    await expectNothingStored();
  });

  it.each([
    ["application/json", JSON.stringify({ description: LOOK, email: "asha@mail.example" }), 415],
    ["application/x-www-form-urlencoded", "description=x", 415],
    [
      "multipart/form-data; boundary=x",
      '--x\r\nContent-Disposition: form-data; name="description"\r\n\r\nSomething',
      400,
    ],
    ["multipart/form-data; boundary=x", "", 400],
  ])("rejects a body of %s that is not a complete form", async (type, payload, status) => {
    const response = await shop.app.inject({
      method: "POST",
      url: "/backend/bespoke",
      headers: { "content-type": type },
      payload,
    });

    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ success: false, code: expect.any(String) });
    await expectNothingStored();
  });

  it("succeeds while the mail server is unavailable; the email waits in the outbox", async () => {
    shop.smtp.rejectWith(451);

    expect((await requestOutfit(shop)).statusCode).toBe(201);

    expect(await rows()).toHaveLength(1);
    expect(await shop.database.$count(outboxMessages)).toBe(1);
  });
});

describe("with an Idempotency-Key", () => {
  const key = { "idempotency-key": "a1" };

  it("a repeated request has one effect, even when sent concurrently", async () => {
    const image = await smallPicture();
    const responses = await Promise.all(Array.from({ length: 4 }, () => requestOutfit(shop, { image }, key)));

    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect(responses.filter(({ headers }) => headers["idempotency-replayed"] === "true")).toHaveLength(3);
    expect(await rows()).toHaveLength(1);
    expect(await shop.database.$count(outboxMessages)).toBe(1);
  });

  it("the same key with another text, address or picture is a conflict", async () => {
    await requestOutfit(shop, {}, key);
    const others = [
      { description: "Something else for the same wedding" },
      { email: "ravi@mail.example" },
      { image: await smallPicture() },
    ];

    for (const other of others) {
      expect((await requestOutfit(shop, other, key)).statusCode).toBe(409);
    }
    expect(await rows()).toHaveLength(1);
  });

  it("signed-in users' keys do not collide with other users' keys", async () => {
    const { headers } = await signIn(shop);

    for (const own of [{}, headers]) {
      const response = await requestOutfit(shop, {}, { ...own, ...key });
      expect(response.headers).not.toHaveProperty("idempotency-replayed");
    }
    expect(await rows()).toHaveLength(2);
  });
});
