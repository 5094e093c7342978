import { useEffect, useReducer, useRef } from "react";
import { conversationReducer, startConversation } from "#app/features/chat/conversation.ts";
import { CHAT_REPLY_MS } from "#contract/limits.ts";

/** The bot replies a second after each message. */
export function useConversation(shop: string) {
  const [{ messages, unanswered }, send] = useReducer(conversationReducer, undefined, () =>
    startConversation(Date.now(), shop),
  );
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);

  function sendMessage(text: string) {
    if (text.trim() === "") return;
    send({ type: "sent", text, now: Date.now() });
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      send({ type: "answered", now: Date.now() });
    }, CHAT_REPLY_MS);
    timers.current.add(timer);
  }
  return { messages, isAnswering: unanswered.length > 0, sendMessage };
}
