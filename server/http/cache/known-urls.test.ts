import { expect, it } from "vitest";
import { KnownUrls } from "./known-urls.ts";

it("20,000 different URLs take a few megabytes, and the recent ones are known", () => {
  const urls = new KnownUrls();
  const urlOf = (number: number) => `/?utm_source=${number}${"x".repeat(900)}`;

  for (let number = 0; number < 20_000; number++) urls.remember(urlOf(number), "document /");

  expect(urls.bytes).toBeLessThanOrEqual(4 * 1024 * 1024);
  expect(urls.keyOf(urlOf(19_999))).toBe("document /");
  expect(urls.keyOf(urlOf(0))).toBeUndefined();
});

it("a URL of 14 KB is not remembered", () => {
  const urls = new KnownUrls();
  urls.remember(`/?x=${"x".repeat(14_000)}`, "document /");
  expect(urls.bytes).toBe(0);
});
