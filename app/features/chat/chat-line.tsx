import { ArrowRight } from "lucide";
import { useSettings } from "#app/entities/settings/settings.ts";
import type { ChatMessage } from "#app/features/chat/conversation.ts";
import * as messages from "#app/features/chat/messages.ts";
import { ChipLink } from "#app/ui/chip.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";

export function ChatLine({ message: { type, message, links, timestamp } }: { message: ChatMessage }) {
  const { timeZone } = useSettings();
  const mine = type === "user";
  return (
    <li
      className={classNames(
        "grid max-w-17/20 gap-2",
        mine ? "ml-auto justify-items-end" : "justify-items-start",
      )}
    >
      <div
        className={classNames(
          "px-4 py-2.5 text-small",
          mine ? "bg-ink text-paper" : "bg-paper-deep text-ink",
        )}
      >
        <span className="sr-only">{`${messages.sender[type]}: `}</span>
        <p dir="auto">{message}</p>
      </div>
      {links.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {links.map(({ label, to }) => (
            <li key={to}>
              <ChipLink tone="second" to={to}>
                <span>{label}</span>
                <Icon of={ArrowRight} size="small" />
              </ChipLink>
            </li>
          ))}
        </ul>
      )}
      <time dateTime={new Date(timestamp).toISOString()} className="text-fine text-ink-faint">
        {new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", timeZone }).format(timestamp)}
      </time>
    </li>
  );
}
