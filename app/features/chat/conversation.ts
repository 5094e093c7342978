import { CHAT, type ChatAnswer } from "#app/content/chat-content.ts";
import { answerTo } from "#app/features/chat/answer-to.ts";

/** One message of a chat, which never leaves the browser. */
export interface ChatMessage {
  id: number;
  type: "bot" | "user";
  message: string;
  links: ChatAnswer["links"];
  /** Milliseconds since the epoch. */
  timestamp: number;
}

export interface Conversation {
  messages: readonly ChatMessage[];
  /** What the bot has still to answer, oldest first. */
  unanswered: readonly string[];
}

export type ConversationEvent =
  /** Blank text is nothing said. */
  { type: "said"; text: string; now: number } | { type: "answered"; now: number };

/** With the bot's two greetings. */
export function greeted(now: number): Conversation {
  const messages = CHAT.greetings.map((greeting, id) => line(id, "bot", greeting, now));
  return { messages, unanswered: [] };
}

export function conversation(before: Conversation, event: ConversationEvent): Conversation {
  const { messages, unanswered } = before;
  if (event.type === "said") {
    const text = event.text.trim();
    if (text === "") return before;
    return {
      messages: [...messages, line(messages.length, "user", text, event.now)],
      unanswered: [...unanswered, text],
    };
  }
  const [question, ...later] = unanswered;
  if (question === undefined) return before;
  const answer = answerTo(question);
  return {
    messages: [...messages, line(messages.length, "bot", answer.text, event.now, answer.links)],
    unanswered: later,
  };
}

function line(
  id: number,
  type: ChatMessage["type"],
  message: string,
  timestamp: number,
  links: ChatAnswer["links"] = [],
): ChatMessage {
  return { id, type, message, links, timestamp };
}
