import { createHash } from "node:crypto";
import { once } from "node:events";
import { readdir, readFile, utimes, writeFile } from "node:fs/promises";
import { type AddressInfo, connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import fastify, { type FastifyInstance } from "fastify";
import { validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { type FormFile, formOf } from "#tests/setup/outfit-forms.ts";
import { temporaryFolder } from "#tests/setup/temporary-folder.ts";
import { diskUploadSchema, type FileLimit } from "./disk-upload.ts";
import { errorHandler } from "./error-handler.ts";
import { responseSerializerCompiler } from "./response-serializer.ts";
import { readDiskUpload, readUpload, uploadedFileSchema, uploads } from "./uploads.ts";

const MEGABYTE = 1024 * 1024;
const FILE_BYTES = 20 * MEGABYTE;
const TOO_LARGE = { reason: "test.tooLarge", text: "Too large" };

let app: FastifyInstance;
/** Of uploads on disk. */
let folder: string;
/** The call responds when this resolves. */
let work: () => Promise<void>;

beforeEach(async () => {
  work = async () => {};
  app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(responseSerializerCompiler);
  await app.register(errorHandler);
  await app.register(async (scope) => {
    await scope.register(uploads);
    scope.withTypeProvider<ZodTypeProvider>().post(
      "/take",
      {
        preValidation: readUpload({ fileField: "file", fileBytes: FILE_BYTES, fileTooLarge: TOO_LARGE }),
        schema: {
          body: z.object({ name: z.string().optional(), file: uploadedFileSchema("No file").optional() }),
        },
      },
      async ({ body }) => {
        await work();
        return { name: body.name, fileName: body.file?.name, bytes: body.file?.bytes.length };
      },
    );
  });
  folder = await temporaryFolder();
  await app.register(async (scope) => {
    await scope.register(uploads);
    const [plain, packed] = [MEGABYTE, 3 * MEGABYTE].map((fileBytes) => ({
      fileBytes,
      fileTooLarge: TOO_LARGE,
    })) as [FileLimit, FileLimit];
    const limitOf = (start: Buffer) => (String(start) === "ZIPS" ? packed : plain);
    scope.withTypeProvider<ZodTypeProvider>().post(
      "/store",
      {
        preValidation: readDiskUpload({ fileField: "file", ...packed }, { folder, limitOf }),
        schema: { body: z.object({ file: diskUploadSchema("No file") }) },
      },
      async ({ body: { file } }) => {
        if (file.name === "kept") file.keep();
        const bytes = await readFile(file.path);
        return { bytes: bytes.length, isWhole: file.digest === digestOf(bytes) };
      },
    );
  });
  app.post("/json", async () => "json");
});
afterEach(() => app.close());

async function send(fields: readonly (readonly [string, string | FormFile])[], url = "/take") {
  const { payload, headers } = await formOf(fields);
  return app.inject({ method: "POST", url, payload, headers });
}

const digestOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

const file = (megabytes: number): FormFile => ({ bytes: Buffer.alloc(megabytes * MEGABYTE), name: "a.csv" });

describe("a form", () => {
  it("is parsed into its fields and its file with the client's file name", async () => {
    const response = await send([
      ["name", "नमस्ते 👗"],
      ["file", { bytes: Buffer.from("abc"), name: "../../अ.csv" }],
      ["other", file(1)],
    ]);
    expect(response.json()).toEqual({
      name: "नमस्ते 👗",
      fileName: expect.stringContaining("अ.csv"),
      bytes: 3,
    });
  });

  it("has the line breaks that were typed, which a browser sends as CRLF", async () => {
    const response = await send([
      ["name", "one\ntwo\r\n\r\nthree"],
      ["file", { bytes: Buffer.from("a\r\nb"), name: "a.csv" }],
    ]);
    expect(response.json()).toMatchObject({ name: "one\ntwo\n\nthree", bytes: 4 });
  });

  it("can contain a file of exactly the maximum size, and none larger", async () => {
    expect((await send([["file", file(20)]])).json()).toMatchObject({ bytes: FILE_BYTES });
    const tooLarge = await send([["file", { bytes: Buffer.alloc(FILE_BYTES + 1) }]]);
    expect(tooLarge.statusCode).toBe(413);
    expect(tooLarge.json()).toMatchObject({
      message: TOO_LARGE.text,
      reason: TOO_LARGE.reason,
      details: [{ path: "file", message: TOO_LARGE.text, reason: TOO_LARGE.reason }],
    });
  });

  it("can declare a field as JSON, which is parsed as text", async () => {
    const part = (json: string) =>
      `--x\r\ncontent-disposition: form-data; name="name"\r\ncontent-type: application/json\r\n\r\n${json}\r\n--x--\r\n`;
    const take = (json: string) =>
      app.inject({
        method: "POST",
        url: "/take",
        payload: part(json),
        headers: { "content-type": "multipart/form-data; boundary=x" },
      });
    expect((await take('{"a":[1]}')).json()).toEqual({ name: '{"a":[1]}' });
    for (const bad of ["{", '{"__proto__":{"x":1}}']) expect((await take(bad)).statusCode).toBe(400);
    expect((await take(`${"[".repeat(100_000)}${"]".repeat(100_000)}`)).statusCode).toBeLessThan(500);
  });

  it("is accepted by upload calls only, which accept nothing else", async () => {
    const { payload, headers } = await formOf([["name", "x"]]);
    expect((await app.inject({ method: "POST", url: "/json", payload, headers })).statusCode).toBe(415);
    expect((await app.inject({ method: "POST", url: "/take", payload: { name: "x" } })).statusCode).toBe(415);
  });
});

describe("the memory of uploads", () => {
  it("is bounded for all uploads together; a further one gets 503 with Retry-After", async () => {
    let finish = () => {};
    const finished = new Promise<void>((resolve) => (finish = resolve));
    work = () => finished;
    const four = Array.from({ length: 4 }, () => send([["file", file(20)]]));
    await delay(0);

    const fifth = await send([["file", file(20)]]);
    finish();

    expect(fifth.statusCode).toBe(503);
    expect(Number(fifth.headers["retry-after"])).toBeGreaterThan(0);
    for (const response of await Promise.all(four)) expect(response.statusCode).toBe(200);
    expect((await send([["file", file(20)]])).statusCode).toBe(200);
  });

  it("is released when the client disconnects in the middle of a file", async () => {
    const port = await listen();
    for (let round = 0; round < 8; round++) {
      const socket = await open(port, `content-length: ${FILE_BYTES}`);
      await write(socket, Buffer.alloc(15 * MEGABYTE));
      socket.destroy();
    }
    await expect.poll(async () => (await send([["file", file(20)]])).statusCode).toBe(200);
    const others = await Promise.all(Array.from({ length: 4 }, () => send([["file", file(20)]])));
    expect(others.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  });

  it("does not grow with an endless file, which is rejected with 413, and the connection is closed", async () => {
    const socket = await open(await listen(), "transfer-encoding: chunked");
    const response = once(socket, "data");
    const closed = new Promise((resolve) => socket.once("close", resolve));
    const chunk = Buffer.concat([
      Buffer.from(`${MEGABYTE.toString(16)}\r\n`),
      Buffer.alloc(MEGABYTE),
      Buffer.from("\r\n"),
    ]);
    socket.on("error", () => {});
    const memory = process.memoryUsage().rss;
    let sent = 0;
    while (!socket.destroyed && sent < 400) {
      await write(socket, chunk);
      sent += 1;
    }
    expect(String(await response)).toContain("413");
    await closed;
    expect(sent).toBeLessThan(400);
    expect(process.memoryUsage().rss - memory).toBeLessThan(200 * MEGABYTE);
  });
});

describe("a file on disk", () => {
  const store = (bytes: Buffer, name = "a") => send([["file", { bytes, name }]], "/store");
  const expectNoFiles = () => expect.poll(() => readdir(folder)).toEqual([]);

  it("is there until the response is sent, or until it is removed if it is kept", async () => {
    expect((await store(Buffer.alloc(MEGABYTE, "catalogue"))).json()).toEqual({
      bytes: MEGABYTE,
      isWhole: true,
    });
    await expectNoFiles();
    await store(Buffer.from("a"), "kept");
    expect(await readdir(folder)).toHaveLength(1);
  });

  it("has the limit of its kind", async () => {
    expect((await store(Buffer.alloc(MEGABYTE + 1))).statusCode).toBe(413);
    const large = Buffer.concat([Buffer.from("ZIPS"), Buffer.alloc(3 * MEGABYTE)]);
    expect((await store(large)).statusCode).toBe(413);
    expect((await store(large.subarray(0, -4))).json()).toMatchObject({ bytes: 3 * MEGABYTE });
    await expectNoFiles();
  });

  it("is required", async () => {
    expect((await send([["file", { bytes: Buffer.alloc(0), name: "" }]], "/store")).statusCode).toBe(400);
    await expectNoFiles();
  });

  it("is removed when the client disconnects in its middle", async () => {
    const socket = await open(await listen(), "content-length: 900000", "/store");
    await write(socket, Buffer.alloc(100_000));
    await expect.poll(() => readdir(folder)).toHaveLength(1);
    socket.destroy();
    await expectNoFiles();
  });

  it("that a killed process left behind is removed by a later upload", async () => {
    await writeFile(join(folder, "left"), "x");
    await utimes(join(folder, "left"), 0, 0);
    await store(Buffer.from("a"));
    await expectNoFiles();
  });
});

async function listen(): Promise<number> {
  await app.listen({ port: 0, host: "127.0.0.1" });
  return (app.server.address() as AddressInfo).port;
}

/** A connection on which the head of a form and the start of its file have been sent. */
async function open(port: number, length: string, path = "/take"): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  const start = '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n';
  const chunked = length.startsWith("transfer") ? `${start.length.toString(16)}\r\n${start}\r\n` : start;
  const head = `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\n${length}\r\n\r\n`;
  socket.write(head + chunked);
  return socket;
}

/** Resolves when the bytes are written or the connection is closed. */
async function write(socket: Socket, bytes: Buffer): Promise<void> {
  const hungUp = new AbortController();
  await Promise.race([
    promisify<Buffer>(socket.write)
      .call(socket, bytes)
      .catch(() => {}),
    once(socket, "close", { signal: hungUp.signal }).catch(() => {}),
  ]);
  hungUp.abort();
}
