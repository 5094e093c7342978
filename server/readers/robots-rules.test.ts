import { expect, it } from "vitest";
import { threadTime } from "#tests/setup/thread-time.ts";
import { scaled } from "#tests/setup/time-limits.ts";
import { allowsUrl } from "./robots-rules.ts";

const allows = (text: string, path: string) =>
  allowsUrl({
    ...{ address: "https://shop.example/robots.txt", url: `https://shop.example${path}` },
    ...{ text, userAgent: "EnsembleTest/1.0" },
  });

it.each([
  ["User-agent: *\nDisallow: /private", "/private/kurta", false],
  ["User-agent: *\nDisallow: /private", "/kurta", true],
  ["User-agent: *\r\nDisallow: /*.pdf$\r\nAllow: /open*", "/a.pdf", false],
  ["User-agent: *\rDisallow: /**/***secret", "/a/secret", false],
  ["User-agent: *\nDisallow: /\nUser-agent: EnsembleTest\nAllow: /", "/kurta", true],
  ["", "/kurta", true],
])("the rules %j for %s: %s", (text, path, expected) => {
  expect(allows(text, path)).toBe(expected);
});

it("512 KB of * are one *, and a rule longer than any link is none", () => {
  const started = threadTime();
  const long = `/${"a/".repeat(950)}`;
  expect(allows(`User-agent: *\nDisallow: /${"*".repeat(512 * 1024)}`, long)).toBe(false);
  expect(allows(`User-agent: *\nDisallow: /${"*/".repeat(256 * 1024)}`, long)).toBe(true);
  expect(threadTime() - started).toBeLessThan(scaled(1_000));
});
