import { expect, it } from "vitest";
import { CHAT_FALLBACK, CHAT_SUGGESTIONS } from "#app/content/chat-content.ts";
import { type ConversationEvent, conversation, greeted } from "./conversation.ts";

const given = (...events: ConversationEvent[]) => events.reduce(conversation, greeted(1));
const said = (text: string): ConversationEvent => ({ type: "said", text, now: 2 });
const answered: ConversationEvent = { type: "answered", now: 3 };

// covers: states-29
it("begins with two greetings of the bot", () => {
  expect(greeted(1).messages.map(({ type, timestamp }) => [type, timestamp])).toEqual([
    ["bot", 1],
    ["bot", 1],
  ]);
});

// covers: fields-39
it("has what was said, trimmed, and then the bot's answer with its links", () => {
  const [suggestion] = CHAT_SUGGESTIONS;
  const waiting = given(said(`  ${suggestion?.label} `));
  expect(waiting.messages.at(-1)).toMatchObject({
    id: 2,
    type: "user",
    message: suggestion?.label,
    timestamp: 2,
  });
  expect(conversation(waiting, answered).messages.at(-1)).toEqual({
    id: 3,
    type: "bot",
    message: suggestion?.answer.text,
    links: suggestion?.answer.links,
    timestamp: 3,
  });
});

// covers: states-30, validation-17
it.each(["", "   ", "\n\t"])("takes %j for nothing said", (text) => {
  expect(given(said(text))).toEqual(greeted(1));
});

it("answers everything said, in order, once", () => {
  const { messages, unanswered } = given(said("wedding"), said("qwertz"), answered, answered, answered);
  expect(messages.map(({ type }) => type)).toEqual(["bot", "bot", "user", "user", "bot", "bot"]);
  expect(messages.at(-1)?.message).toBe(CHAT_FALLBACK.text);
  expect(unanswered).toEqual([]);
});
