import { describe, expect, it } from "vitest";
import type { User } from "#contract/account/account.ts";
import { changedFields, profileFields } from "./changed-fields.ts";

const user: User = {
  _id: "1",
  id: "1",
  username: "asha",
  fullName: "Asha Rao",
  email: "asha@example.com",
  gender: "Female",
  isUserAdmin: false,
  googlePhotoUrl: "",
  avatar: "",
};
const unchanged = profileFields(user);

describe("changedFields", () => {
  // covers: validation-08
  it("is empty for the form as it was", () => {
    expect(changedFields(unchanged, unchanged)).toEqual({});
  });

  it.each([
    { username: "asha.rao" },
    { fullName: "" },
    { email: "rao@example.com" },
    { gender: "" as const },
    { password: "Secret123" },
    { username: "a", password: " " },
  ])("is %o when that was changed", (changes) => {
    expect(changedFields(unchanged, { ...unchanged, ...changes })).toEqual(changes);
  });

  // covers: validation-04
  it("does not trim what was typed", () => {
    expect(changedFields(unchanged, { ...unchanged, username: " asha " })).toEqual({ username: " asha " });
  });
});
