import fc from "fast-check";
import { expect, it } from "vitest";
import { deviceOf } from "./device.ts";

it.each([
  [
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
    "Chrome on Linux",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1",
    "Safari on iOS",
  ],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0", "Firefox on Windows"],
  [undefined, "Unknown device"],
  ["", "Unknown device"],
])("reads %j as %s", (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

it("reads any text as a short plain one", () => {
  fc.assert(fc.property(fc.string({ maxLength: 2_000 }), (text) => /^[\w .+-]{1,90}$/.test(deviceOf(text))));
  expect(deviceOf("<script>alert(1)</script>/1.0")).not.toContain("<");
});
