import { logFailure } from "#app/lib/log.ts";

/** Changes that one tab tells the others of this browser. */
export type TabMessage =
  | { about: "cart" }
  /** A user's boards, and what is saved on them. */
  | { about: "boards"; userId: string }
  /** Reactions, comments and replies. */
  | { about: "outfit"; outfitId: string }
  /** The user signed out. */
  | { about: "sign-out"; userId: string };

type MessageAbout<About> = Extract<TabMessage, { about: About }>;

const CHANNEL = "ensemble";
let channel: BroadcastChannel | undefined;

/** One channel for sending and receiving, so that a tab does not receive its own messages. */
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
