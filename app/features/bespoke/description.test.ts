import { expect, it } from "vitest";
import { describeDescription } from "./description.ts";

// covers: validation-12, validation-13, constants-29
it.each([
  ["", "0/500 characters"],
  ["0123456789", "10/500 characters"],
  ["  0123456789  ", "14/500 characters"],
  ["          \n\t          ", "22/500 characters"],
])("%j is too short", (text, counter) => {
  expect(describeDescription(text)).toEqual({
    ready: false,
    hint: "Minimum 10 characters needed",
    counter,
    button: "Please describe your look",
  });
});

// covers: validation-12, validation-13
it("more than 10 characters after trimming are ready", () => {
  expect(describeDescription(" 0123456789a ")).toEqual({
    ready: true,
    hint: "✓ Ready to submit",
    counter: "13/500 characters",
    button: "Create My Bespoke Look",
  });
});
