import type { Gender, User } from "#contract/user.ts";

/** What the profile's form holds. */
export interface ProfileFields {
  username: string;
  fullName: string;
  email: string;
  gender: Gender;
  /** Empty: keep the current one. */
  password: string;
}

const SHOWN = ["username", "fullName", "email", "gender"] as const;

/** The form as it stands before anything is changed. */
export function profileFields({ username, fullName, email, gender }: User): ProfileFields {
  return { username, fullName, email, gender, password: "" };
}

/** The fields that are not as the form first showed them, as they were typed, and a password if one was typed. */
export function changedFields(shown: ProfileFields, typed: ProfileFields): Partial<ProfileFields> {
  const changed = SHOWN.filter((name) => typed[name] !== shown[name]);
  return {
    ...Object.fromEntries(changed.map((name) => [name, typed[name]])),
    ...(typed.password === "" ? {} : { password: typed.password }),
  };
}
