import { expect, it } from "vitest";
import { displayName } from "./display-name.ts";

// covers: header-08
it.each([
  [{ username: "asha", email: "rao@example.com" }, "asha"],
  [{ username: "", email: "rao@example.com" }, "rao"],
])("names %o %s", (user, name) => {
  expect(displayName(user)).toBe(name);
});
