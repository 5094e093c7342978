import { expect, it } from "vitest";
import { CHAT_FALLBACK, CHAT_SUGGESTIONS } from "#app/content/chat-content.ts";
import { type ConversationEvent, conversationReducer, startConversation } from "./conversation.ts";

const given = (...events: ConversationEvent[]) =>
  events.reduce(conversationReducer, startConversation(1, "Rangoli"));
const sent = (text: string): ConversationEvent => ({ type: "sent", text, now: 2 });
const answered: ConversationEvent = { type: "answered", now: 3 };

// covers: states-29
it("begins with two greetings of the bot", () => {
  expect(startConversation(1, "Rangoli").messages.map(({ type, timestamp }) => [type, timestamp])).toEqual([
    ["bot", 1],
    ["bot", 1],
  ]);
});

// covers: fields-39
it("has the message, trimmed, and then the bot's reply with its links", () => {
  const [suggestion] = CHAT_SUGGESTIONS;
  const waiting = given(sent(`  ${suggestion?.label} `));
  expect(waiting.messages.at(-1)).toMatchObject({
    id: 2,
    type: "user",
    message: suggestion?.label,
    timestamp: 2,
  });
  expect(conversationReducer(waiting, answered).messages.at(-1)).toEqual({
    id: 3,
    type: "bot",
    message: suggestion?.reply.text,
    links: suggestion?.reply.links,
    timestamp: 3,
  });
});

// covers: states-30, validation-17
it.each(["", "   ", "\n\t"])("ignores the blank message %j", (text) => {
  expect(given(sent(text))).toEqual(startConversation(1, "Rangoli"));
});

it("answers every message once, in order", () => {
  const { messages, unanswered } = given(sent("wedding"), sent("qwertz"), answered, answered, answered);
  expect(messages.map(({ type }) => type)).toEqual(["bot", "bot", "user", "user", "bot", "bot"]);
  expect(messages.at(-1)?.message).toBe(CHAT_FALLBACK.text);
  expect(unanswered).toEqual([]);
});
