import { SendHorizontal } from "lucide";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { CHAT, CHAT_SUGGESTIONS } from "#app/content/chat-content.ts";
import { useShopName } from "#app/entities/settings/settings.ts";
import { ChatLine } from "#app/features/chat/chat-line.tsx";
import * as messages from "#app/features/chat/messages.ts";
import { useConversation } from "#app/features/chat/use-conversation.ts";
import { Chip } from "#app/ui/chip.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Input } from "#app/ui/input.tsx";

interface ChatPanelProps {
  open: boolean;
  onClose: () => void;
}

/** The chat bot's window beside the page. Messages never leave the browser. */
export function ChatPanel({ open, onClose }: ChatPanelProps) {
  const shop = useShopName();
  const { messages: sent, isAnswering, sendMessage } = useConversation(shop);
  const [text, setText] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const shown = sent.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: new messages are scrolled into view
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [shown, isAnswering, open]);

  function send(event: FormEvent) {
    event.preventDefault();
    sendMessage(text);
    setText("");
  }
  function pick(label: string) {
    sendMessage(label);
    input.current?.focus();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={CHAT.title(shop)}
      description={CHAT.subtitle}
      shape="corner"
      beside
      initialFocus={input}
    >
      <div
        ref={log}
        role="log"
        aria-label={messages.conversation}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        className="-mx-5 mt-4 min-h-0 flex-1 overflow-y-auto overscroll-contain border-line border-y px-5 py-5 focus-visible:-outline-offset-2"
      >
        <ul className="grid gap-4">
          {sent.map((message) => (
            <ChatLine key={message.id} message={message} />
          ))}
        </ul>
        {isAnswering && (
          <p className="mt-4 inline-flex items-center gap-1 bg-paper-deep px-4 py-3.5">
            <span className="sr-only">{messages.botIsWriting}</span>
            {[0, 1, 2].map((dot) => (
              <span
                key={dot}
                aria-hidden="true"
                style={{ animationDelay: `calc(${dot} * var(--stagger))` }}
                className="size-1.5 animate-shimmer rounded-pill bg-ink-soft"
              />
            ))}
          </p>
        )}
      </div>
      <ul
        aria-label={messages.quickSuggestions}
        className="-mx-5 flex shrink-0 gap-2 overflow-x-auto scroll-px-5 px-5 py-4 sm:flex-wrap"
      >
        {CHAT_SUGGESTIONS.map(({ label }) => (
          <li key={label}>
            <Chip tone="outline" size="small" onClick={() => pick(label)}>
              {label}
            </Chip>
          </li>
        ))}
      </ul>
      <form onSubmit={send} className="flex gap-2">
        <Input
          ref={input}
          aria-label={messages.yourMessage}
          placeholder={CHAT.placeholder}
          autoComplete="off"
          enterKeyHint="send"
          maxLength={300}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <IconButton label={messages.send} type="submit" tone="send" size="large">
          <Icon of={SendHorizontal} />
        </IconButton>
      </form>
    </Dialog>
  );
}
