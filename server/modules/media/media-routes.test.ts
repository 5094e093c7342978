import Fastify from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { IMAGE_FORMATS, IMAGE_MIME, imageUrl } from "#contract/outfit/image.ts";
import type { OpenDatabase } from "#server/db/database.ts";
import { responseSerializerCompiler } from "#server/http/plugins/response-serializer.ts";
import { asApiError } from "#server/lib/errors/as-api-error.ts";
import { openTestDatabase } from "#tests/setup/test-database.ts";
import { masterKey } from "./media-keys.ts";
import { mediaRoutes } from "./media-routes.ts";
import { createMediaService, type SavedPicture } from "./media-service.ts";
import { createMemoryBlobStore } from "./testing/memory-blob-store.ts";
import { colourful } from "./testing/picture-samples.ts";

const logged: string[] = [];
const store = createMemoryBlobStore();
const app = Fastify({ logger: { level: "warn", stream: { write: (line: string) => logged.push(line) } } });
let open: OpenDatabase;
let picture: SavedPicture;

beforeAll(async () => {
  open = await openTestDatabase();
  const service = createMediaService({ database: open.database, store });
  picture = await service.save(await colourful(300, 400).jpeg().toBuffer());
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(responseSerializerCompiler);
  app.setErrorHandler((error, _request, reply) => {
    const told = asApiError(error);
    return reply.code(told.status).send(told.toBody());
  });
  await app.register(mediaRoutes, { service, onRequested: () => {} });
});
afterAll(async () => {
  await app.close();
  await open.close();
});

describe("GET /media/{id}/{width}.{format}", () => {
  // covers: pictures-05
  test.each(IMAGE_FORMATS)("sends a %s that is immutable and cannot run scripts", async (format) => {
    const response = await app.inject(imageUrl(picture.id, 160, format));
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      "content-type": IMAGE_MIME[format],
      "content-length": String(response.rawPayload.length),
      "cache-control": "public, max-age=31536000, immutable",
      etag: expect.stringMatching(/^"[^"]+"$/),
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "cross-origin",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    expect(response.rawPayload.length).toBeGreaterThan(100);
  });

  test("HEAD sends the same headers without the picture", async () => {
    const url = imageUrl(picture.id, 320, "webp");
    const got = await app.inject(url);
    const head = await app.inject({ method: "HEAD", url });
    expect(head.statusCode).toBe(200);
    expect(head.rawPayload.length).toBe(0);
    for (const name of ["content-type", "content-length", "etag", "cache-control"]) {
      expect(head.headers[name]).toBe(got.headers[name]);
    }
  });

  test.each([
    { form: "the tag itself", header: (etag: string) => etag },
    { form: "a weak tag", header: (etag: string) => `W/${etag}` },
    { form: "one of several", header: (etag: string) => `"other", ${etag}` },
    { form: "any", header: () => "*" },
  ])("sends 304 for a matching ETag: $form", async ({ header }) => {
    const url = imageUrl(picture.id, 160, "webp");
    const { headers } = await app.inject(url);
    const response = await app.inject({ url, headers: { "if-none-match": header(String(headers.etag)) } });
    expect(response.statusCode).toBe(304);
    expect(response.rawPayload.length).toBe(0);
    expect(response.headers).toMatchObject({ etag: headers.etag, "cache-control": headers["cache-control"] });
  });

  test("sends the picture for another ETag", async () => {
    const jpeg = await app.inject(imageUrl(picture.id, 160, "jpg"));
    const response = await app.inject({
      url: imageUrl(picture.id, 160, "webp"),
      headers: { "if-none-match": String(jpeg.headers.etag) },
    });
    expect(response.statusCode).toBe(200);
  });

  const unknown = "0".repeat(64);
  // covers: pictures-06
  test.each([
    `/media/${unknown}/480.webp`,
    "/media/ID/481.webp",
    "/media/ID/0480.webp",
    "/media/ID/480.gif",
    "/media/ID/480.jpeg",
    "/media/ID/480",
    "/media/ID/__proto__",
    "/media/ID/..%2f..%2fetc%2fpasswd",
    "/media/ID/480.webp%00",
    "/media/..%2f..%2fsecret/480.webp",
    `/media/${unknown.toUpperCase().replace(/0$/, "A")}/480.webp`,
    "/media/abc/480.webp",
  ])("responds with 404 to %s", async (address) => {
    const response = await app.inject(address.replace("ID", picture.id));
    expect(response.statusCode).toBe(404);
    expect(response.headers["cache-control"]).toBeUndefined();
    expect(response.json()).toEqual({
      success: false,
      message: "There is no such picture",
      error: "There is no such picture",
      code: "NOT_FOUND",
      reason: "picture.notFound",
    });
  });

  test("responds with 404 and logs a warning when the file is missing", async () => {
    await store.remove(masterKey(picture.id));
    logged.length = 0;
    const response = await app.inject(imageUrl(picture.id, 960, "avif"));
    expect(response.statusCode).toBe(404);
    expect(logged.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 40, media: picture.id, reqId: expect.any(String) }),
    ]);
  });
});
