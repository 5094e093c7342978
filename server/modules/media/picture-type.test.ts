import { expect, it } from "vitest";
import { declaresMotion, sniffPictureType } from "./picture-type.ts";

/** The box of an ISO media file, with its compatible brands. */
function isoMedia(brand: string, compatible: readonly string[]): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(16 + compatible.length * 4);
  return Buffer.concat([size, Buffer.from(`ftyp${brand}\0\0\0\0${compatible.join("")}`, "latin1")]);
}

it("finds AVIF among the compatible brands", () => {
  const file = isoMedia("mif1", ["miaf", "avif"]);
  expect(sniffPictureType(file)).toBe("avif");
  expect(declaresMotion(file)).toBe(false);
  expect(declaresMotion(isoMedia("avis", ["avif"]))).toBe(true);
});

it("reads only the first brands of a file that claims to consist of them", () => {
  expect(sniffPictureType(isoMedia("mif1", [...Array(64).fill("miaf"), "avif"]))).toBeUndefined();
});
