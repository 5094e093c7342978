import { expect, it } from "vitest";
import { threadTime } from "#tests/setup/thread-time.ts";
import { scaled } from "#tests/setup/time-limits.ts";
import { emailAddress } from "./email-address.ts";

const schema = emailAddress("missing");

it.each([
  ["asha@shop.example", "asha@shop.example"],
  [" Asha.Rao+shop@Shop.Example ", "asha.rao+shop@shop.example"],
  ["a&b@x.test", "a&b@x.test"],
  ["o'brien_{x}~!#$%*/=?^`|-@x.test", "o'brien_{x}~!#$%*/=?^`|-@x.test"],
  ["u@xn--p1b6ci4b4b3a.xn--h2brj9c", "u@xn--p1b6ci4b4b3a.xn--h2brj9c"],
  ["u@उदाहरण.भारत", "u@xn--p1b6ci4b4b3a.xn--h2brj9c"],
  ["u@Bücher.test", "u@xn--bcher-kva.test"],
  ["u@mail.co.in", "u@mail.co.in"],
])("%s is stored as %s", (typed, stored) => {
  expect(schema.parse(typed)).toBe(stored);
});

it.each([
  ...[
    "asha",
    "asha@",
    "@shop.example",
    "a b@shop.example",
    "asha@shop",
    "asha@localhost",
    "a@b@shop.example",
  ],
  ...[".a@shop.example", "a.@shop.example", "a..b@shop.example", "a@-shop.example", "a@shop-.example"],
  ...[
    "a@shop..example",
    "a@1.2.3.4",
    "a@[127.0.0.1]",
    '"a b"@shop.example',
    "a@shop.example\r\nBcc: x@y.example",
  ],
  ...["a@shop.example, b@shop.example", "<a@shop.example>", "a(b)@shop.example", "आशा@shop.example"],
  ...[`${"a".repeat(65)}@shop.example`, `a@${"b".repeat(64)}.example`, "a@ü/evil.example", "a@ü:80.example"],
])("%j is not valid", (typed) => {
  expect(schema.safeParse(typed).success).toBe(false);
});

it("is missing when there is none", () => {
  expect(schema.safeParse("  ").error?.issues[0]?.message).toBe("missing");
});

it("is checked in time that does not grow with hostile addresses", () => {
  const started = threadTime();
  for (const typed of [`${"a.".repeat(126)}@`, `a@${"b-".repeat(125)}`, `a@${"b.".repeat(125)}`])
    schema.safeParse(typed);
  expect(threadTime() - started).toBeLessThan(scaled(1_000));
});
