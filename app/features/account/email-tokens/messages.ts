/** Texts of the pages for a forgotten password and behind the links in account e-mails. */

export const forgotTitle = "Forgot Password";
export const forgotDescription = "Get a link to choose a new password.";
export const resetTitle = "New Password";
export const resetDescription = "Choose a new password for your account.";
export const confirmTitle = "Confirm Your Email";
export const confirmDescription = "Confirm the email address of your account.";
export const undoTitle = "Undo a Change";
export const undoDescription = "Undo the change of your email address.";

/** Two lines; the first is struck through. */
export const posterLines = ["Password?", "A new one."] as const;
export const sending = "Sending...";
/** The address is between the parts. */
export const enteredAddress = ["You entered ", "."] as const;
export const remembered = "Remembered it?";
export const setting = "Setting...";
export const sendNewLink = "Send a New Link";
export const browseOutfits = "Browse Outfits";
export const goToProfile = "Go to Your Profile";
