import { describe, expect, it } from "vitest";
import { imageSrcSet, imageUrl, imageVariant } from "#contract/outfit/image.ts";

const IMAGE = "/media/0fa1/1200.jpg";

describe("imageUrl", () => {
  it("names the largest JPEG unless told otherwise", () => {
    expect(imageUrl("0fa1")).toBe(IMAGE);
    expect(imageUrl("0fa1", 320, "avif")).toBe("/media/0fa1/320.avif");
  });
});

describe("imageVariant", () => {
  it("changes width and format, and nothing else of the address", () => {
    expect(imageVariant(IMAGE, 640, "webp")).toBe("/media/0fa1/640.webp");
    expect(imageVariant(`https://cdn.example${IMAGE}`, 160, "jpg")).toBe(
      "https://cdn.example/media/0fa1/160.jpg",
    );
  });
});

describe("imageSrcSet", () => {
  // covers: pictures-07
  it("offers every width of a picture as large as the largest", () => {
    expect(imageSrcSet(IMAGE, "avif", 1200)).toBe(
      "/media/0fa1/160.avif 160w, /media/0fa1/320.avif 320w, /media/0fa1/480.avif 480w, " +
        "/media/0fa1/640.avif 640w, /media/0fa1/960.avif 960w, /media/0fa1/1200.avif 1200w",
    );
  });

  // covers: pictures-07
  it("ends with the first width that holds all of a smaller picture, under the picture's true width", () => {
    expect(imageSrcSet(IMAGE, "webp", 400)).toBe(
      "/media/0fa1/160.webp 160w, /media/0fa1/320.webp 320w, /media/0fa1/480.webp 400w",
    );
    expect(imageSrcSet(IMAGE, "jpg", 90)).toBe("/media/0fa1/160.jpg 90w");
  });
});
