import { CHAT_FALLBACK, CHAT_SUGGESTIONS, CHAT_TOPICS, type ChatReply } from "#app/content/chat-content.ts";

/**
 * The prepared reply to a message: of the suggestion it equals, else of the first topic it mentions,
 * else the fallback.
 */
export function findReply(message: string): ChatReply {
  const text = ` ${normalise(message)} `;
  const suggestion = CHAT_SUGGESTIONS.find(({ label }) => text.trim() === normalise(label));
  const topic = CHAT_TOPICS.find(({ words }) =>
    words.some((word) => text.includes(` ${word} `) || text.includes(` ${word}s `)),
  );
  return (suggestion ?? topic)?.reply ?? CHAT_FALLBACK;
}

/** Lower case, with one space for each run of other characters than letters and digits. */
function normalise(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
