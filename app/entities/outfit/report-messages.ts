export const question = "What is wrong?";
export const note = "Anything to add? (optional)";
export const send = "Send report";
