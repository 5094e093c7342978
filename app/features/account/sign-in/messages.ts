/** Texts of the sign-in and sign-up screens. */

export const signInTitle = "Sign In";
export const signInDescription =
  "Sign in to see the link of every piece, save complete outfits and join the conversation.";
export const signUpTitle = "Create Account";
export const signUpDescription =
  "Create a free account to see the link of every piece, save complete outfits and join the conversation.";

export const password = "Password";
export const signingIn = "Unlocking Your Style...";
export const forgotPassword = "Forgot your password?";
export const newHere = "New here?";
export const signUpLink = "Create an account";

export const createAccount = "Create Account";
export const creatingAccount = "Creating Your Universe...";
export const signInInstead = "Sign in instead";
/** The second and fourth parts are links. */
export const acceptTerms = [
  "By creating an account you accept our ",
  "Terms of Service",
  " and our ",
  "Privacy Policy",
] as const;
export const alreadyMember = "Already a member?";

/** Between the form and the other ways to sign in. */
export const or = "or";
export const signInWithPasskey = "Sign In with a Passkey";
export const continueWithProvider = "Continue with Google";
