import { onlineManager } from "@tanstack/react-query";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { keepFocus } from "#app/ui/keep-focus.ts";
import * as messages from "#app/ui/messages.ts";

interface LoadFailureProps {
  /** inline: a line within other content; block: in place of a list or a section, which says if the device is offline. */
  look?: "inline" | "block" | undefined;
  /** What could not be loaded; the title of a block. */
  text: string;
  /** Below the title of a block. */
  advice?: string | undefined;
  /** Of a block's title. */
  level?: "h1" | "h2" | "h3" | undefined;
  /** It is being loaded again. */
  busy?: boolean | undefined;
  /** Of a block that a status of its screen announces already. */
  isAnnounced?: boolean | undefined;
  onRetry: () => void;
  /** For inline: from the left instead of centred. */
  alignStart?: boolean | undefined;
  className?: string | undefined;
}

export function LoadFailure({
  look = "inline",
  text,
  advice = messages.failureAdvice,
  level,
  busy,
  isAnnounced,
  onRetry,
  alignStart,
  className,
}: LoadFailureProps) {
  const retry = (
    <Button ref={keepFocus} variant="secondary" busy={busy} onClick={onRetry}>
      {messages.tryAgain}
    </Button>
  );
  if (look === "block") {
    const isOnline = onlineManager.isOnline();
    return (
      <EmptyState
        role={isAnnounced ? undefined : "alert"}
        level={level}
        title={isOnline ? text : messages.offlineTitle}
        text={isOnline ? advice : messages.offlineAdvice}
        action={retry}
        className={className}
      />
    );
  }
  return (
    <div
      role="alert"
      className={classNames(
        "flex w-full flex-wrap items-center gap-x-5 gap-y-3",
        !alignStart && "justify-center",
        className,
      )}
    >
      <p className="text-danger text-small">{text}</p>
      {retry}
    </div>
  );
}
