import { describe, expect, it } from "vitest";
import { scriptSafeJson } from "./json-ld.tsx";

describe("scriptSafeJson", () => {
  it("lets no text end the script element, and loses nothing", () => {
    const hostile = { text: "</script><script>alert(1)</script><!--" };
    const json = scriptSafeJson(hostile);
    expect(json).not.toContain("<");
    expect(JSON.parse(json)).toEqual(hostile);
  });
});
