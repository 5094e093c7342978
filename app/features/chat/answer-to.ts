import { CHAT_FALLBACK, CHAT_SUGGESTIONS, CHAT_TOPICS, type ChatAnswer } from "#app/content/chat-content.ts";

/** The canned answer to a message: that of the suggestion it names, of the first topic it mentions, or the one for everything else. */
export function answerTo(message: string): ChatAnswer {
  const said = ` ${wordsOf(message)} `;
  const suggested = CHAT_SUGGESTIONS.find(({ label }) => said.trim() === wordsOf(label));
  const mentioned = CHAT_TOPICS.find(({ words }) =>
    words.some((word) => said.includes(` ${word} `) || said.includes(` ${word}s `)),
  );
  return (suggested ?? mentioned)?.answer ?? CHAT_FALLBACK;
}

/** In small letters, with one space for everything that is neither letter nor digit. */
function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
