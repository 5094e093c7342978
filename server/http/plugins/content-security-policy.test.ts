import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { contentSecurityPolicy, extractOwnScripts } from "./content-security-policy.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

it("allows the site's own inline scripts by hash and removes their nonce", () => {
  const { html, scripts } = extractOwnScripts(
    '<script nonce="n1">start()</script><link rel="modulepreload" href="/a.js" nonce="n1"/><p>Hi</p><script async="" nonce="n1" type="module">\nmore()\n</script>',
    "n1",
  );

  expect(html).toBe(
    '<script>start()</script><link rel="modulepreload" href="/a.js"/><p>Hi</p><script async="" type="module">\nmore()\n</script>',
  );
  const policy = contentSecurityPolicy(scripts);
  expect(policy).toContain(`script-src 'self' ${hash("start()")} ${hash("\nmore()\n")};`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("object-src 'none'");
});

it("allows pictures of other origins only where the document has them", () => {
  expect(contentSecurityPolicy([])).toContain("img-src 'self' data: blob:;");
  expect(contentSecurityPolicy([], { hasForeignPictures: true })).toContain(
    "img-src 'self' data: blob: https:;",
  );
});

it.each([
  ["without a nonce", "<script>steal()</script>"],
  ["with a guessed nonce", '<script nonce="n2">steal()</script>'],
  ["in text that names the attribute", "<p>&lt;script nonce=&quot;n1&quot;&gt;steal()&lt;/script&gt;</p>"],
])("allows no injected script: %s", (_what, injected) => {
  const { scripts } = extractOwnScripts(`<body>${injected}</body>`, "n1");

  expect(contentSecurityPolicy(scripts)).toContain("script-src 'self';");
});
