/** Texts of dialogs, loaded with them. */

export const close = "Close";
export const ok = "OK";
export const confirm = "Confirm";
export const cancel = "Cancel";
