import replies from "./chat-replies.json" with { type: "json" };

/**
 * What the chat bot says and links to, here and in chat-replies.json, for the shop's owner to replace. The
 * bot runs only in the browser.
 */

export interface ChatReply {
  text: string;
  links: readonly { label: string; to: string }[];
}

export const CHAT = {
  title: (shop: string) => `${shop} chat bot`,
  subtitle: "Style ideas, any time of day",
  greetings: (shop: string) => [
    `Namaste! I'm the ${shop} chat bot.`,
    "Tell me the occasion and I'll show you complete looks for it. Or start with one of these:",
  ],
  placeholder: "A cousin's wedding in May …",
} as const;

export const CHAT_SUGGESTIONS: readonly { label: string; reply: ChatReply }[] = replies.suggestions;

/**
 * Keywords of each topic. The first topic with a keyword in the message gives the reply; a keyword also
 * matches its plural in "s".
 */
export const CHAT_TOPICS: readonly { words: readonly string[]; reply: ChatReply }[] = replies.topics;

export const CHAT_FALLBACK: ChatReply = replies.fallback;
