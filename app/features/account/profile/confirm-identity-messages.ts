/** Texts of the dialog that asks who makes a sensitive change. */

export const currentPassword = "Current password";
export const cancel = "Cancel";
export const confirm = "Confirm";
export const usePasskey = "Use a Passkey";
export const gotIt = "Got It";
