import { describe, expect, it } from "vitest";
import {
  failed,
  isExpired,
  type Session,
  SIGNED_OUT,
  signedIn,
  started,
  updated,
} from "#app/entities/session/session-state.ts";
import type { User } from "#contract/account/account.ts";

const user: User = {
  _id: "1",
  id: "1",
  username: "asha",
  fullName: "Asha Rao",
  email: "asha@example.com",
  gender: "",
  isUserAdmin: false,
  googlePhotoUrl: "",
  avatar: "",
};
const present: Session = { currentUser: user, loading: false, error: null, sessionExpiry: 1_000 };
const trouble: Session = { ...present, error: "Not now" };

describe("the transitions of a session", () => {
  // covers: states-01, states-05
  it("starts loading and clears the last error, signed in or not", () => {
    expect(started({ ...SIGNED_OUT, error: "Wrong" })).toEqual({ ...SIGNED_OUT, loading: true });
    expect(started(trouble)).toEqual({ ...present, loading: true });
  });

  // covers: states-01
  it("fails with a message and leaves signed in who was", () => {
    expect(failed(started(SIGNED_OUT), "Wrong")).toEqual({ ...SIGNED_OUT, error: "Wrong" });
    expect(failed(started(present), "Not now")).toEqual(trouble);
  });

  // covers: fields-01, states-01
  it("signs in", () => {
    expect(signedIn(user, 1_000)).toEqual(present);
  });

  // covers: stored-session-02
  it("stores only the user's own fields of a result, neither token nor password", () => {
    const result = { ...user, success: true, message: "Hello", token: "secret", password: "secret" };
    expect(signedIn(result, 1_000)).toEqual(present);
    expect(updated(started(present), result)).toEqual(present);
  });

  // covers: states-02
  it("updates the user and nothing else", () => {
    const other = { ...user, username: "asha.rao" };
    expect(updated(started(present), other)).toEqual({ ...present, currentUser: other });
  });
});

describe("isExpired", () => {
  // covers: states-09
  it("is false before the expiry, and true at and past it", () => {
    expect([999, 1_000, 1_001].map((now) => isExpired({ sessionExpiry: 1_000 }, now))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it("is false when no expiry is known", () => {
    expect(isExpired({ sessionExpiry: null }, 1_000)).toBe(false);
  });
});
