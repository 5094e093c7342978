import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";

it("allows a document's own inline scripts by hash, and no others", () => {
  const policy = contentSecurityPolicy(
    '<script>start()</script><script type="module" src="/assets/a.js"></script><script async>\nmore()\n</script>',
  );
  const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

  expect(policy).toContain(`script-src 'self' ${hash("start()")} ${hash("\nmore()\n")};`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("object-src 'none'");
});
