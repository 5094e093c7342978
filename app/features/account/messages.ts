/** Texts of the forms that sign-in, sign-up, the profile and the pages of e-mail links share. */

export const username = "Username";
export const email = "Email";
export const newPassword = "New password";
export const showPassword = "Show password";
export const hidePassword = "Hide password";
export const passwordStrength = "Password strength";
export const passwordAdvice = "8 characters or more, with a capital, a small letter and a digit";
export const strengths = { weak: "Weak", medium: "Medium", strong: "Strong" } as const;
export const passkeyExists = "This device has a passkey for your account already.";
export const passkeyNotUsed = "No passkey was used. Please try again.";
/** Of a link to the sign-in screen: in a sentence, and as a button. */
export const signInLink = "Sign in";
export const signInButton = "Sign In";
