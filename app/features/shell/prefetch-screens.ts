import { fetchScreenCode } from "#app/lib/screen-code.ts";

const INTENTS = ["pointerover", "touchstart", "focusin"] as const;

let isFollowing = false;

/**
 * Fetches the code of the screens that the links of the page lead to, one after the other, and not with Save-Data; from then on that of a
 * link that is about to be pressed.
 */
export async function prefetchScreens(): Promise<void> {
  if (!isFollowing) {
    isFollowing = true;
    for (const intent of INTENTS) addEventListener(intent, onIntent, { passive: true });
  }
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href]")) await prefetch(link);
}

function onIntent({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
  if (link) void prefetch(link);
}

/** A failure here is for the press to report. */
async function prefetch({ href }: HTMLAnchorElement): Promise<void> {
  const url = new URL(href);
  if (url.origin === location.origin) await fetchScreenCode(url).catch(() => undefined);
}
