import { describe, expect, it } from "vitest";
import { isHttpUrl } from "./http-url.ts";

describe("isHttpUrl", () => {
  it.each([
    "https://shop.example/p/silk-saree-12345",
    "http://shop.example",
    "HTTPS://SHOP.EXAMPLE/P",
    "https://shop.example:8443/p?colour=red&size=m#reviews",
    "https://दुकान.example/साड़ी",
    "https://192.0.2.7/p",
  ])("accepts %j", (text) => {
    expect(isHttpUrl(text)).toBe(true);
  });

  // covers: link-addresses-01, link-addresses-02
  it.each([
    "",
    "shop.example/p",
    "/p/silk-saree",
    "//shop.example/p",
    "https:/shop.example",
    "https:shop.example",
    "https://",
    "http://[::1",
    "https://shop.example:99999/p",
    "javascript:alert(1)",
    "JAVASCRIPT:alert(1)",
    " JaVa\tScript:alert(1)",
    "java\nscript:alert(1)",
    "\u0001javascript:alert(1)",
    "javascript://shop.example/%0aalert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:msgbox(1)",
    "blob:https://shop.example/1",
    "file:///etc/passwd",
    "ftp://shop.example/p",
    "https://user:pass@shop.example/p",
    "https://user@shop.example/p",
    "https://:pass@shop.example/p",
    " https://shop.example",
    "https://shop.example/a b",
    "https://shop.example/\u0000",
  ])("refuses %j", (text) => {
    expect(isHttpUrl(text)).toBe(false);
  });
});
