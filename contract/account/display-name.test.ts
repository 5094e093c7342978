import { expect, it } from "vitest";
import { authorName } from "./display-name.ts";

// covers: detail-30
it.each([
  ["the username", { username: "asha", userFullName: "Asha Rao" }, "asha"],
  ["else the full name", { username: "", userFullName: "Asha Rao" }, "Asha Rao"],
  ["else Anonymous", { username: "", userFullName: "" }, "Anonymous"],
])("an author is named by %s", (_, author, name) => {
  expect(authorName(author)).toBe(name);
});
