import { expect, it } from "vitest";
import { newsletterSignUpSchema } from "#contract/newsletter/newsletter.ts";
import { assertPlainHeaders } from "./message.ts";
import { emailTo } from "./testing/emails.ts";

const INJECTIONS = [
  "a@b.example\r\nBcc: x@evil.example",
  "a@b.example\nBcc: x@evil.example",
  "a@b.example\rBcc: x@evil.example",
  "a@b.example\u0000",
  "a@b.example, x@evil.example",
  "a@b.example; x@evil.example",
  "Asha <a@b.example>",
  '"a@b.example> x"@evil.example',
  "a@b.example x@evil.example",
  "undisclosed: a@b.example;",
  "a@b.example%0d%0aBcc: x@evil.example",
  "a\u2028@b.example",
];

it.each(INJECTIONS)("%j is rejected as an address by forms and by the outbox", (address) => {
  expect(newsletterSignUpSchema.safeParse({ email: address }).success).toBe(false);
  expect(() => assertPlainHeaders(emailTo(address))).toThrow(Error);
});

it.each(["Hello\r\nBcc: x@evil.example", "Hello\nthere", "a\u0000b", "a\u0085b"])(
  "%j is rejected as a subject or header",
  (text) => {
    expect(() => assertPlainHeaders(emailTo("a@b.example", { subject: text }))).toThrow("line breaks");
    expect(() => assertPlainHeaders(emailTo("a@b.example", { headers: { "X-A": text } }))).toThrow(
      "line breaks",
    );
    expect(() => assertPlainHeaders(emailTo("a@b.example", { headers: { [text]: "x" } }))).toThrow(
      "line breaks",
    );
  },
);

it("ordinary messages pass", () => {
  expect(() =>
    assertPlainHeaders(emailTo("o'neil+shop@mail.example", { subject: "Ihr Look — naïve ₹" })),
  ).not.toThrow();
});
