import sharp from "sharp";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { BRAND_ERRORS, BRAND_MESSAGES } from "#contract/messages/brand.ts";
import { DEFAULT_IDENTITY } from "#contract/shop/brand.ts";
import type { ShopSettings } from "#contract/shop/shop-settings.ts";
import type { HomeTexts } from "#contract/shop/site-texts.ts";
import type { TextPicture } from "#contract/shop/text-picture.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { testMailShop } from "#tests/setup/mail-shop.ts";
import { formOf } from "#tests/setup/outfit-forms.ts";
import { scaled } from "#tests/setup/time-limits.ts";

const shop = testMailShop();
const URL = "/backend/settings/admin";
let headers: Record<string, string>;

beforeEach(async () => {
  ({ headers } = await signIn(shop, { isAdmin: true, username: "asha" }));
  await read();
});

async function read(): Promise<ShopSettings> {
  return (await shop.app.inject({ url: URL, headers })).json();
}
const put = (payload: object) => shop.app.inject({ method: "PUT", url: URL, headers, payload });

function square(size: number, height = size): Promise<Buffer> {
  return sharp({
    create: { width: size, height, channels: 4, background: { r: 20, g: 90, b: 60, alpha: 0.5 } },
  })
    .png()
    .toBuffer();
}

async function upload(path: string, bytes: Buffer, method: "PUT" | "POST" = "PUT") {
  const form = await formOf([["image", { bytes, name: "picture.png" }]]);
  return shop.app.inject({
    ...{ method, url: `${URL}${path}`, payload: form.payload },
    headers: { ...headers, ...form.headers },
  });
}

const identity = { name: "Rangoli", tagline: "Colour for every day" };

describe("the shop's name, look and addresses", () => {
  it("are stored, and null goes back to those of the site", async () => {
    const change = {
      identity,
      appearance: { accent: "#1F3F86", second: "#93562b", typefaces: "fraunces" },
      contact: { email: "Hello@Rangoli.example", phone: "", address: "12 MG Road\nJaipur" },
      social: {
        instagram: "https://instagram.com/rangoli",
        twitter: "",
        pinterest: "",
        youtube: "",
        messaging: "",
      },
      timeZone: "Asia/Dubai",
    };
    expect((await put(change)).json()).toMatchObject({
      ...change,
      appearance: { ...change.appearance, accent: "#1f3f86" },
      contact: { ...change.contact, email: "hello@rangoli.example" },
      versions: { identity: 1, appearance: 1, contact: 1, social: 1, timeZone: 1, home: 0 },
    });
    expect((await put({ identity: null, timeZone: null })).json()).toMatchObject({
      identity: null,
      timeZone: null,
      versions: { identity: 2, timeZone: 2 },
    });
  });

  it.each([
    [{ identity: { name: " ", tagline: "x" } }, "identity.name", BRAND_MESSAGES.nameRequired],
    [{ identity: { name: "a\nb", tagline: "x" } }, "identity.name", BRAND_MESSAGES.oneLine],
    [
      { identity: { name: "x".repeat(41), tagline: "x" } },
      "identity.name",
      "Please use at most 40 characters",
    ],
    [
      { appearance: { accent: "red", second: "#000000", typefaces: "bodoni" } },
      "appearance.accent",
      BRAND_MESSAGES.colourInvalid,
    ],
    [
      { appearance: { accent: "#000000", second: "#000000", typefaces: "comic" } },
      "appearance.typefaces",
      BRAND_MESSAGES.typefacesExpected,
    ],
    [{ contact: { email: "me", phone: "", address: "" } }, "contact.email", BRAND_MESSAGES.emailInvalid],
    [
      {
        social: { instagram: "javascript:alert(1)", twitter: "", pinterest: "", youtube: "", messaging: "" },
      },
      "social.instagram",
      BRAND_MESSAGES.httpsExpected,
    ],
    [{ timeZone: "Mars/Base" }, "timeZone", BRAND_MESSAGES.timeZoneUnknown],
  ])("%j is refused with a sentence", async (change, path, message) => {
    const response = await put(change);
    expect(response.statusCode).toBe(400);
    expect(response.json().details).toEqual([expect.objectContaining({ path, message })]);
  });

  it("are in the activity log with what they were before", async () => {
    await put({ identity });
    const { entries } = (await shop.app.inject({ url: "/backend/activity/admin", headers })).json();
    expect(entries[0]).toMatchObject({
      subject: { name: "Name and tagline" },
      before: { nameOfTheShop: "the original", tagline: "the original" },
      after: { nameOfTheShop: "Rangoli", tagline: "Colour for every day" },
    });
  });

  it("name the sender and the shop in e-mails", async () => {
    await put({ identity });
    await shop.app.inject({
      ...{ method: "POST", url: "/backend/newsletter" },
      payload: { email: "ravi@shop.example" },
    });
    await vi.waitFor(() => expect(shop.smtp.inbox).toHaveLength(1), { timeout: scaled(5_000) });
    const mail = shop.smtp.inbox[0]?.mail;
    expect(mail?.from?.name).toBe("Rangoli");
    const text = `${mail?.subject} ${mail?.text} ${mail?.html}`;
    expect(text).toContain("Colour for every day");
    expect(text).not.toMatch(new RegExp(DEFAULT_IDENTITY.name, "i"));
  });
});

describe("a picture of the brand", () => {
  it("is stored with its transparency and sent as PNG under a path that changes with it", async () => {
    const response = await upload("/picture/logo", await square(300, 100));
    expect(response.statusCode, response.body).toBe(200);
    const { logo } = (response.json() as ShopSettings).pictures;
    expect(logo).toMatchObject({ width: 300, height: 100, src: expect.stringMatching(/^\/brand\/logo-80-/) });
    await upload("/picture/logo", await square(200, 100));
    expect((await read()).pictures.logo?.src).not.toBe(logo?.src);
  });

  it("is removed by DELETE", async () => {
    await upload("/picture/icon", await square(512));
    expect((await read()).pictures.icon).toMatchObject({ width: 512, height: 512 });
    const removed = await shop.app.inject({ method: "DELETE", url: `${URL}/picture/icon`, headers });
    expect(removed.json().pictures.icon).toBeNull();
  });

  it.each([
    ["a small icon", "/picture/icon", () => square(256), BRAND_ERRORS.iconTooSmall.text],
    ["an icon that is not square", "/picture/icon", () => square(600, 512), BRAND_ERRORS.iconTooSmall.text],
    [
      "a large file",
      "/picture/logo",
      async () => Buffer.alloc(1024 * 1024 + 1, 1),
      BRAND_ERRORS.pictureTooLarge.text,
    ],
  ])("%s is refused", async (_what, path, picture, text) => {
    const response = await upload(path, await picture());
    expect([400, 413]).toContain(response.statusCode);
    expect(response.json().message).toContain(text);
    expect((await read()).versions.pictures).toBe(0);
  });
});

describe("the shop's own texts", () => {
  const picture: TextPicture = { src: "/pictures/wedding", width: 2100, height: 900 };
  const home: HomeTexts = {
    hero: {
      eyebrow: "Since 1998",
      headline: "Sarees for every day",
      emphasis: "every day",
      text: "Handwoven.",
      outfitIds: [],
    },
    features: Array.from({ length: 4 }, (_, n) => ({ title: `Reason ${n}`, text: "Because." })),
    banner: Array.from({ length: 4 }, (_, n) => ({
      picture,
      alt: "",
      caption: `Slide ${n}`,
      link: "/trending",
    })),
  };
  const texts = async (page: string) =>
    (await shop.app.inject({ url: `/backend/settings/texts/${page}` })).json();

  it("are public, by page", async () => {
    expect(await texts("home")).toEqual({ home: null, faq: null, styleNotes: null });
    const faq = [{ question: "Do you ship?", answer: "No, the shops do." }];
    const about = [{ heading: "Who We Are", text: "Weavers.\n\n- Ikat\n- Jamdani" }];
    await put({ home, faq, about });
    expect(await texts("home")).toEqual({ home, faq, styleNotes: null });
    expect(await texts("about")).toEqual({ sections: about });
    expect(await texts("terms")).toEqual({ sections: null });
  });

  it("show uploaded pictures, which must exist", async () => {
    const uploaded = (await upload("/picture", await square(900, 600), "POST")).json();
    expect(uploaded).toMatchObject({ src: expect.stringMatching(/^\/media\/[0-9a-f]{64}$/), width: 900 });
    const note = { title: "Ikat", text: "A resist dye.", link: "" };
    expect((await put({ styleNotes: [{ ...note, picture: uploaded }] })).statusCode).toBe(200);
    const missing = { ...uploaded, src: `/media/${"0".repeat(64)}` };
    const response = await put({ styleNotes: [{ ...note, picture: missing }] });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toContain(BRAND_ERRORS.pictureMissing.text);
  });

  it.each([
    [{ home: { ...home, hero: { ...home.hero, emphasis: "holidays" } } }, BRAND_MESSAGES.emphasisMissing],
    [{ home: { ...home, banner: home.banner.slice(1) } }, BRAND_MESSAGES.slidesExpected],
    [{ faq: [] }, BRAND_MESSAGES.questionsExpected],
    [
      { styleNotes: [{ picture, title: "x", text: "x", link: "javascript:alert(1)" }] },
      BRAND_MESSAGES.linkInvalid,
    ],
    [
      {
        styleNotes: [
          { picture: { ...picture, src: "https://x.example/a.png" }, title: "x", text: "x", link: "" },
        ],
      },
      BRAND_MESSAGES.pictureExpected,
    ],
    [{ terms: [{ heading: "x", text: " " }] }, BRAND_MESSAGES.bodyRequired],
  ])("%j is refused with a sentence", async (change, message) => {
    const response = await put(change);
    expect(response.statusCode).toBe(400);
    expect(response.json().details).toEqual([expect.objectContaining({ message })]);
  });
});
