import { useEffect } from "react";
import { useLocation, useNavigation } from "react-router";
import { create } from "zustand";
import { Button } from "#app/ui/button.tsx";
import * as messages from "#app/ui/messages.ts";
import { PageNotice } from "#app/ui/page-notice.tsx";

interface PageMessage {
  text: string;
  tone: "danger" | "success" | "info";
  action?: { label: string; onClick: () => void } | undefined;
}

interface PageState {
  message: PageMessage | null;
  /** The number of pending loads. */
  loading: number;
}

const usePageState = create<PageState>(() => ({ message: null, loading: 0 }));

/**
 * For a message that cannot be shown beside the pressed control: shown until it is dismissed. Unlike a toast
 * it needs no code that has to be fetched first.
 */
export function showPageMessage(
  text: string,
  { tone = "danger", ...rest }: Partial<Omit<PageMessage, "text">> = {},
): void {
  usePageState.setState({ message: { text, tone, ...rest } });
}

export function clearPageMessage(): void {
  usePageState.setState({ message: null });
}

export async function withProgress<T>(work: Promise<T>): Promise<T> {
  const count = (change: number) => usePageState.setState(({ loading }) => ({ loading: loading + change }));
  count(1);
  return work.finally(() => count(-1));
}

/**
 * The progress line, and the message of `showPageMessage` until it is dismissed or another screen is shown.
 * Rendered once, in the root.
 */
export function PageStatus() {
  const { message, loading } = usePageState();
  const isLoading = useNavigation().state !== "idle" || loading > 0;
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the message belongs to the previous screen
  useEffect(clearPageMessage, [pathname]);

  return (
    <>
      <p role="status" className="sr-only">
        {isLoading && messages.loading}
      </p>
      {isLoading && (
        <div className="print:hidden fixed inset-x-0 top-0 z-skip-link h-0.75 origin-left animate-progress bg-accent" />
      )}
      {message && (
        <PageNotice tone={message.tone} text={message.text}>
          {message.action && (
            <Button variant="link" onClick={message.action.onClick}>
              {message.action.label}
            </Button>
          )}
          <Button variant="link" onClick={clearPageMessage}>
            {messages.dismiss}
          </Button>
        </PageNotice>
      )}
    </>
  );
}
