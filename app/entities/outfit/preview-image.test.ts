import { describe, expect, it } from "vitest";
import { outfitSummary } from "#tests/factories/api-results.ts";
import { previewImage } from "./preview-image.tsx";

describe("previewImage", () => {
  it("gives the size in which a smaller stored picture is served", () => {
    const small = previewImage(outfitSummary(1, { imageWidth: 600, imageHeight: 801 }), "");
    expect(small).toMatchObject({ width: 600, height: 801 });
  });

  it("scales a larger stored picture to the largest width served", () => {
    const large = previewImage(outfitSummary(1, { imageWidth: 2400, imageHeight: 3201 }), "");
    expect(large).toMatchObject({ width: 1200, height: 1601 });
  });
});
