/** The texts of the chat's window; the button that opens it has its own label. */

export const sender = { bot: "Chat bot", user: "You" } as const;
export const conversation = "Conversation";
export const botIsWriting = "The chat bot is writing";
export const quickSuggestions = "Quick suggestions";
export const yourMessage = "Your message";
export const send = "Send";
