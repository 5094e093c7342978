import { fetchCode } from "#app/loading/fetch-code.ts";
import { fetchScreenCode, missingFiles } from "#app/loading/screen-code.ts";

const INTENTS = ["pointerover", "touchstart", "focusin"] as const;

let isFollowing = false;
/** Paths of files. */
const preloaded = new Set<string>();

/**
 * Fetches the code of the screens that the links of the page lead to, not with Save-Data. It runs only when a
 * link is about to be pressed: run earlier, it would delay what people press meanwhile.
 */
export function prefetchScreens(): void {
  if (!isFollowing) {
    isFollowing = true;
    for (const intent of INTENTS) addEventListener(intent, onIntent, { passive: true });
  }
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")];
  const paths = links.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
  for (const href of [...new Set(paths)].flatMap(missingFiles)) preload(href);
}

/** Fetches a file with low priority, once, and compiles it without running it. */
function preload(href: string): void {
  if (preloaded.has(href)) return;
  preloaded.add(href);
  fetchCode([href], "low").then(
    () => document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href })),
    () => preloaded.delete(href),
  );
}

function onIntent({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
  if (!link) return;
  const url = new URL(link.href);
  // A failure here is for the press to report.
  if (url.origin === location.origin) void fetchScreenCode(url).catch(() => undefined);
}
