import { CHAT, type ChatReply } from "#app/content/chat-content.ts";
import { findReply } from "#app/features/chat/find-reply.ts";

export interface ChatMessage {
  id: number;
  type: "bot" | "user";
  message: string;
  links: ChatReply["links"];
  /** Milliseconds since the epoch. */
  timestamp: number;
}

export interface Conversation {
  messages: readonly ChatMessage[];
  /** The messages without a reply so far, oldest first. */
  unanswered: readonly string[];
}

export type ConversationEvent =
  /** Blank text is ignored. */
  { type: "sent"; text: string; now: number } | { type: "answered"; now: number };

/** A conversation with the two greetings of the shop's bot. */
export function startConversation(now: number, shop: string): Conversation {
  const messages = CHAT.greetings(shop).map((greeting, id) => line(id, "bot", greeting, now));
  return { messages, unanswered: [] };
}

export function conversationReducer(before: Conversation, event: ConversationEvent): Conversation {
  const { messages, unanswered } = before;
  if (event.type === "sent") {
    const text = event.text.trim();
    if (text === "") return before;
    return {
      messages: [...messages, line(messages.length, "user", text, event.now)],
      unanswered: [...unanswered, text],
    };
  }
  const [question, ...later] = unanswered;
  if (question === undefined) return before;
  const reply = findReply(question);
  return {
    messages: [...messages, line(messages.length, "bot", reply.text, event.now, reply.links)],
    unanswered: later,
  };
}

function line(
  id: number,
  type: ChatMessage["type"],
  message: string,
  timestamp: number,
  links: ChatReply["links"] = [],
): ChatMessage {
  return { id, type, message, links, timestamp };
}
