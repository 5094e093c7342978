import { logFailure } from "#app/lib/log.ts";

/** What one tab tells the others of this browser, so that they show it too. */
export type TabMessage =
  | { about: "cart" }
  /** What is saved, and the boards of a person. */
  | { about: "boards"; userId: string }
  /** Reactions, comments and replies. */
  | { about: "outfit"; outfitId: string }
  /** The person signed out. */
  | { about: "sign-out"; userId: string };

type MessageAbout<About> = Extract<TabMessage, { about: About }>;

const CHANNEL = "ensemble";
let channel: BroadcastChannel | undefined;

/** One channel for sending and receiving, so that a tab does not hear itself. Needs no storage. */
function openChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

export function tellTabs(message: TabMessage): void {
  try {
    openChannel().postMessage(message);
  } catch (error) {
    logFailure("The other tabs were not told", error);
  }
}

/** Calls back for each message about a subject; returns the function that unsubscribes. */
export function followTabs<About extends TabMessage["about"]>(
  about: About,
  onMessage: (message: MessageAbout<About>) => void,
): () => void {
  const listen = ({ data }: MessageEvent<TabMessage>) => {
    if (data.about === about) onMessage(data as MessageAbout<About>);
  };
  try {
    const opened = openChannel();
    opened.addEventListener("message", listen);
    return () => opened.removeEventListener("message", listen);
  } catch (error) {
    logFailure("The other tabs are not followed", error);
    return () => {};
  }
}
