import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { chooseCoding, compressBody } from "./cached-response.ts";

it.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, br;q=0", "gzip"],
  ["gzip;q=0.0,br;q=0.000", "identity"],
  ["br;q=0.5, gzip;q=0.1", "br"],
  ["deflate", "identity"],
])("for the Accept-Encoding %j chooses %s", (header, coding) => {
  expect(chooseCoding(header)).toBe(coding);
});

it("compresses losslessly", async () => {
  const body = Buffer.from("outfit ".repeat(200));
  expect(brotliDecompressSync(await compressBody(body, "br"))).toEqual(body);
  expect(gunzipSync(await compressBody(body, "gzip"))).toEqual(body);
  expect(await compressBody(body, "identity")).toBe(body);
});

it.each(["br", "gzip"] as const)("a body in %s holds no more memory than its bytes", async (coding) => {
  const compressed = await compressBody(Buffer.from("outfit ".repeat(200)), coding);
  expect(compressed.buffer.byteLength).toBe(compressed.byteLength);
});
