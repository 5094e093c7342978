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
  /** How many things are being loaded. */
  loading: number;
}

const usePageState = create<PageState>(() => ({ message: null, loading: 0 }));

/**
 * For what has no place beside what was pressed: shown until it is dismissed. Needs no code that has yet to
 * be fetched, unlike a toast.
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

/** Shows the progress line until the work has ended. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the screen before
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
