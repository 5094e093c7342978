import { describe, expect, it } from "vitest";
import { isHttpUrl, normaliseLink } from "#contract/links/link-url.ts";

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

describe("links that differ in how they were copied have one form", () => {
  it.each([
    ["https://shop.example/p/kurta", "https://shop.example/p/kurta"],
    ["  https://shop.example/p/kurta \n", "https://shop.example/p/kurta"],
    ["HTTPS://Shop.Example:443/p/kurta", "https://shop.example/p/kurta"],
    ["https://shop.example./p/kurta", "https://shop.example/p/kurta"],
    ["http://shop.example:8080/p", "http://shop.example:8080/p"],
    ["https://shop.example", "https://shop.example"],
    ["https://shop.example/", "https://shop.example"],
    ["https://shop.example/p/kurta/", "https://shop.example/p/kurta"],
    ["https://shop.example/p/kurta#reviews", "https://shop.example/p/kurta"],
    ["https://shop.example/a/../p/./kurta", "https://shop.example/p/kurta"],
    ["https://shop.example/p/%6burta%2d1%e0%a4%95", "https://shop.example/p/kurta-1%E0%A4%95"],
    [
      "https://shop.example/p/कुर्ता",
      "https://shop.example/p/%E0%A4%95%E0%A5%81%E0%A4%B0%E0%A5%8D%E0%A4%A4%E0%A4%BE",
    ],
    ["https://shop.example/p?utm_source=x&UTM_Medium=y&gclid=1&fbclid=2&srsltid=3", "https://shop.example/p"],
    ["https://shop.example/p?id=7&utm_campaign=diwali", "https://shop.example/p?id=7"],
    ["https://shop.example/p?size=m&id=7", "https://shop.example/p?id=7&size=m"],
    ["https://shop.example/p?affid=me&affExtParam1=a&id=7", "https://shop.example/p?id=7"],
    ["https://shop.example/p?", "https://shop.example/p"],
    [
      "https://www.amazon.in/Some-Kurta/dp/B0ABC/ref=sr_1_1?crid=9&keywords=kurta&qid=1&sr=8-1&tag=me-21&th=1",
      "https://www.amazon.in/Some-Kurta/dp/B0ABC?th=1",
    ],
    [
      "https://www.flipkart.com/saree/p/itm1?pid=SAR1&lid=LST1&marketplace=FLIPKART&otracker=search&affid=me",
      "https://www.flipkart.com/saree/p/itm1?pid=SAR1",
    ],
  ])("%s", (link, expected) => {
    expect(normaliseLink(link)).toBe(expected);
    expect(normaliseLink(expected)).toBe(expected);
  });
});

describe("what can name another product stays", () => {
  it.each([
    ["https://shop.example/p?id=1", "https://shop.example/p?id=2"],
    ["https://shop.example/p?tag=a", "https://shop.example/p?tag=b"],
    ["https://shop.example/p?ref=a", "https://shop.example/p?ref=b"],
    ["https://shop.example/P", "https://shop.example/p"],
    ["https://a.shop.example/p", "https://shop.example/p"],
    ["http://shop.example/p", "https://shop.example/p"],
    ["https://shop.example/p%2Fq", "https://shop.example/p/q"],
  ])("%s and %s", (one, other) => {
    expect(normaliseLink(one)).not.toBe(normaliseLink(other));
  });
});

it.each(["", "kurta", "ftp://shop.example/p", "https://"])("%j, which is no web address, stays", (text) => {
  expect(normaliseLink(text)).toBe(text);
});
