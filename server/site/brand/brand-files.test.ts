import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { BRAND_FILES, DEFAULT_IDENTITY } from "#contract/shop/brand.ts";
import { brandPicturePath } from "#server/modules/shop-settings/brand-picture-path.ts";
import { createOutfit } from "#tests/factories/outfit-factory.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { formOf } from "#tests/setup/outfit-forms.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop();
let headers: Record<string, string>;

beforeEach(async () => {
  ({ headers } = await signIn(shop, { isAdmin: true }));
  await shop.app.inject({ url: "/backend/settings/admin", headers });
});

const get = (url: string) => shop.app.inject({ url });
const put = (payload: object) =>
  shop.app.inject({ method: "PUT", url: "/backend/settings/admin", headers, payload });
const manifest = async () => JSON.parse((await get("/manifest.webmanifest")).body);

async function uploadIcon() {
  const bytes = await sharp({ create: { width: 512, height: 512, channels: 3, background: "#123456" } })
    .png()
    .toBuffer();
  const form = await formOf([["image", { bytes, name: "icon.png" }]]);
  return shop.app.inject({
    ...{ method: "PUT", url: "/backend/settings/admin/picture/icon", payload: form.payload },
    headers: { ...headers, ...form.headers },
  });
}

/** Whether a pixel is `#123456`, as exactly as a WebP keeps it. */
async function isOfTheShop(png: Buffer, place: "corner" | "middle"): Promise<boolean> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const half = place === "corner" ? 0 : Math.floor(info.width / 2);
  const at = (half * info.width + half) * info.channels;
  return [0x12, 0x34, 0x56].every((value, index) => Math.abs(value - (data[at + index] ?? -9)) <= 3);
}

describe("manifest, icons and the picture of link previews", () => {
  it.each(BRAND_FILES)("%s is the site's own until the shop has a name", async (path) => {
    const { statusCode, headers: sent, rawPayload } = await get(path);
    expect(statusCode).toBe(200);
    expect(sent["content-type"]).toMatch(/^image\//);
    expect(rawPayload.length).toBeGreaterThan(100);
    expect((await manifest()).short_name).toBe(DEFAULT_IDENTITY.name);
  });

  it("are the shop's as soon as it has a name, in its colour", async () => {
    await createOutfit(shop.database);
    await put({
      identity: { name: "Rangoli", tagline: "Colour" },
      appearance: { accent: "#123456", second: "#0f5c47", typefaces: "bodoni" },
    });
    const stated = await manifest();
    expect(stated).toMatchObject({ short_name: "Rangoli" });
    expect(stated.screenshots).toBeUndefined();
    expect(JSON.stringify(stated)).not.toContain(DEFAULT_IDENTITY.name);
    expect((await get("/favicon.svg")).body).toContain("#123456");
    for (const path of BRAND_FILES.filter((file) => file.endsWith(".png"))) {
      const { rawPayload } = await get(path);
      const { width, height } = await sharp(rawPayload).metadata();
      expect(width).toBe(height);
      expect(await isOfTheShop(rawPayload, "corner"), path).toBe(true);
    }
    const share = await sharp((await get("/share.jpg")).rawPayload).metadata();
    expect([share.width, share.height]).toEqual([1200, 630]);
  });

  it("are made from the uploaded icon, and the manifest names another version of them", async () => {
    const before = (await manifest()).icons;
    expect((await uploadIcon()).statusCode).toBe(200);
    const { icons } = await manifest();
    expect(icons).not.toEqual(before);
    for (const { src, sizes } of icons) {
      const { rawPayload } = await get(src);
      const { width } = await sharp(rawPayload).metadata();
      expect(`${width}x${width}`).toBe(sizes);
      expect(await isOfTheShop(rawPayload, "middle"), src).toBe(true);
    }
  });
});

describe("GET /brand/{picture}", () => {
  it("sends what is in force as PNG, and nothing else", async () => {
    const { icon } = (await uploadIcon()).json().pictures;
    const response = await get(icon.src);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      "content-type": "image/png",
      "cache-control": expect.stringContaining("immutable"),
      // Webmail of other origins shows the logo of emails.
      "cross-origin-resource-policy": "cross-origin",
      "content-security-policy": expect.stringContaining("sandbox"),
    });
    const id = icon.src.match(/[0-9a-f]{64}/)[0];
    expect((await get(brandPicturePath("icon", id, 32))).statusCode).toBe(200);
    for (const path of [
      brandPicturePath("icon", id, 33),
      brandPicturePath("logo", id),
      brandPicturePath("icon", "0".repeat(64)),
      "/brand/..%2fsecret.png",
    ]) {
      expect((await get(path)).statusCode, path).toBe(404);
    }
    await shop.app.inject({ method: "DELETE", url: "/backend/settings/admin/picture/icon", headers });
    expect((await get(icon.src)).statusCode).toBe(404);
  });
});
