import fastify from "fastify";
import { expect, it } from "vitest";
import { securityHeaders } from "./security-headers.ts";

const ONE_YEAR_SECONDS = 31_536_000;

async function headersAt(publicUrl: string): Promise<Record<string, unknown>> {
  const app = fastify();
  await app.register(securityHeaders, { publicUrl });
  app.get("/", () => ({}));
  const { headers } = await app.inject("/");
  await app.close();
  return headers;
}

it("no response can be framed, sniffed or run scripts", async () => {
  const headers = await headersAt("https://shop.example");

  expect(headers).toMatchObject({
    "content-security-policy": "default-src 'none';frame-ancestors 'none';base-uri 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": expect.stringContaining("camera=(), "),
  });
  expect(headers).not.toHaveProperty("access-control-allow-origin");
  expect(headers).not.toHaveProperty("x-powered-by");
});

it.each(["/assets/home-1a2b.js", "/media/1a2b/640.avif", "/pictures/office-480.jpg"])(
  "%s has none of the headers that concern documents only",
  async (url) => {
    const app = fastify();
    await app.register(securityHeaders, { publicUrl: "https://shop.example" });
    app.get("/*", () => "file");
    const names = Object.keys((await app.inject(url)).headers);
    await app.close();

    expect(names.filter((name) => /policy|security|^x-/.test(name)).toSorted()).toEqual([
      "content-security-policy",
      "cross-origin-resource-policy",
      "referrer-policy",
      "strict-transport-security",
      "x-content-type-options",
    ]);
  },
);

it("a response of the API is no-store unless it declares otherwise", async () => {
  const app = fastify();
  await app.register(securityHeaders, { publicUrl: "https://shop.example" });
  app.get("/backend/own", () => ({}));
  app.get("/backend/public", (_request, reply) => reply.header("cache-control", "public").send({}));
  app.get("/page", () => ({}));
  const cacheControl = async (url: string) => (await app.inject(url)).headers["cache-control"];

  expect(await cacheControl("/backend/own?x=1")).toBe("no-store");
  expect(await cacheControl("/backend/public")).toBe("public");
  expect(await cacheControl("/page")).toBeUndefined();
  await app.close();
});

it("HSTS is sent for a year on https only", async () => {
  const [, age] = String((await headersAt("https://shop.example"))["strict-transport-security"]).split("=");

  expect(Number.parseInt(age ?? "", 10)).toBeGreaterThanOrEqual(ONE_YEAR_SECONDS);
  expect(await headersAt("http://localhost:3000")).not.toHaveProperty("strict-transport-security");
});
