/** Of the button of a toast that asks a visitor to sign in. */
export const signIn = "Sign In";
