// Loaded when a form is first focused, so that no first load waits for the validation library.

export {
  forgotPasswordSchema,
  resetPasswordSchema,
  signInSchema,
  signUpSchema,
} from "#contract/account/account.ts";
