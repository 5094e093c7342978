import type { Gender, User } from "#contract/account/account.ts";

export interface ProfileFields {
  username: string;
  fullName: string;
  email: string;
  gender: Gender;
  /** Empty to keep the current one. */
  password: string;
}

const SHOWN = ["username", "fullName", "email", "gender"] as const;

/** The initial values of the form. */
export function profileFields({ username, fullName, email, gender }: User): ProfileFields {
  return { username, fullName, email, gender, password: "" };
}

/** The fields that differ from the initial values, as typed, and the password unless it is empty. */
export function changedFields(shown: ProfileFields, typed: ProfileFields): Partial<ProfileFields> {
  const changed = SHOWN.filter((name) => typed[name] !== shown[name]);
  return {
    ...Object.fromEntries(changed.map((name) => [name, typed[name]])),
    ...(typed.password === "" ? {} : { password: typed.password }),
  };
}
