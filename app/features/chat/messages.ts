/** Texts of the chat's window; the label of the button that opens it is in app/content. */

export const sender = { bot: "Chat bot", user: "You" } as const;
export const conversation = "Conversation";
export const botIsWriting = "The chat bot is writing";
export const quickSuggestions = "Quick suggestions";
export const yourMessage = "Your message";
export const send = "Send";
export const searchFor = (searchTerm: string) => `Search for “${searchTerm}”`;
