import { CHAT_FALLBACK, CHAT_SUGGESTIONS, CHAT_TOPICS, type ChatReply } from "#app/content/chat-content.ts";
import * as messages from "#app/features/chat/messages.ts";
import {
  DEFAULT_FILTERS,
  defaultSortBy,
  listingPath,
  normaliseSearchTerm,
} from "#contract/outfit/outfit-filters.ts";

/**
 * The prepared reply to a message: of the suggestion it equals, else of the first topic it mentions,
 * else the fallback. Beside the looks of a topic it links to the shop's search for the whole message, which
 * reads garments, colours and prices too.
 */
export function findReply(message: string): ChatReply {
  const text = ` ${normalise(message)} `;
  const suggestion = CHAT_SUGGESTIONS.find(({ label }) => text.trim() === normalise(label));
  const topic = CHAT_TOPICS.find(({ words }) =>
    words.some((word) => text.includes(` ${word} `) || text.includes(` ${word}s `)),
  );
  if (suggestion) return suggestion.reply;
  if (!topic) return CHAT_FALLBACK;
  const searchTerm = normaliseSearchTerm(message);
  const isAboutLooks = topic.reply.links.some(({ to }) => to.startsWith("/outfit?"));
  if (!isAboutLooks || searchTerm.length > LABEL_MAX_LENGTH) return topic.reply;
  const search = {
    label: messages.searchFor(searchTerm),
    to: listingPath({ ...DEFAULT_FILTERS, searchTerm, sortBy: defaultSortBy(searchTerm) }),
  };
  return { ...topic.reply, links: [search, ...topic.reply.links] };
}

/** A longer message would not fit a button, nor a search. */
const LABEL_MAX_LENGTH = 60;

/** Lower case, with one space for each run of other characters than letters and digits. */
function normalise(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
