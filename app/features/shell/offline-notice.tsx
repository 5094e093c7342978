import { useSyncExternalStore } from "react";

/** Over the content, so that it moves nothing; beside the chat button; a press goes through it. */
const NOTE =
  "print:hidden pointer-events-none fixed bottom-4 left-4 z-bar mr-24 bg-ink px-4 py-2.5 font-medium text-caption text-paper shadow-overlay sm:bottom-6 sm:left-6";

function followConnection(onChange: () => void): () => void {
  addEventListener("online", onChange);
  addEventListener("offline", onChange);
  return () => {
    removeEventListener("online", onChange);
    removeEventListener("offline", onChange);
  };
}

/** Says that there is no network for as long as there is none. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(followConnection, () => navigator.onLine);
  return (
    <p role="status" className={isOnline ? "sr-only" : NOTE}>
      {!isOnline && "You are offline. What you have already seen still opens."}
    </p>
  );
}
