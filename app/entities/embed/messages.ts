/** Those of the dialog are loaded with its code. */
export const embed = "Embed";
