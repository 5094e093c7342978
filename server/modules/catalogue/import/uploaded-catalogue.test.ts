import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { digestOf, uploadedCatalogue } from "./uploaded-catalogue.ts";

test.each([
  ["C:\\shop\\Outfits 2026.csv", "Outfits 2026.csv"],
  ["../../\u202eoutfits\u0000.jsonl", "outfits.jsonl"],
  ["", "catalogue"],
  ["x".repeat(500), "x".repeat(120)],
])("a file called %j is shown as %j", (name, shown) => {
  expect(uploadedCatalogue({ name, bytes: Buffer.from("{}") })).toMatchObject({ fileName: shown });
});

test.each([0, 1, 1024 * 1024, 1024 * 1024 + 1])(
  "the digest of %d bytes is that of the whole file",
  async (size) => {
    const bytes = Buffer.alloc(size, "catalogue");
    expect(await digestOf(bytes)).toBe(createHash("sha256").update(bytes).digest("hex"));
  },
);
