/*
 * Each open overlay has a history entry of its own at the screen's URL, so that Back closes it. The router
 * does not see these entries. An overlay that is closed by other means goes back from its entry, unless a
 * link was followed from it; such an entry is skipped when Back or Forward reaches it.
 */

export interface OpenOverlay {
  id: number;
  url: string;
  close: () => void;
  /** A link in it was followed, so its entry is below that of the next screen. */
  isLeft: boolean;
}

/** The last one is on top. */
const overlays: OpenOverlay[] = [];
/** Id of the overlay whose entry is being removed. */
let withdrawn: number | null = null;

/** Whether the last entry was reached from below; browsers without the Navigation API do not tell. */
let isForward = false;

const overlayOf = (state: unknown) => (state as { overlay?: number } | null)?.overlay;

export function overlayOpened(close: () => void): OpenOverlay {
  const overlay = { id: Date.now() + Math.random(), url: location.href, close, isLeft: false };
  overlays.push(overlay);
  addEntry(overlay);
  return overlay;
}

export function overlayClosed(overlay: OpenOverlay): void {
  overlays.splice(overlays.indexOf(overlay), 1);
  if (overlay.isLeft) return;
  // Later, because another overlay or a screen may be opened in the same event.
  setTimeout(() => {
    if (overlayOf(history.state) === overlay.id && withdrawn === null) withdraw(overlay.id);
  });
}

/** Browsers go back within a few milliseconds. */
const REMOVAL_LIMIT_MS = 1_000;
const REMOVAL_POLL_MS = 10;

/**
 * Replaces the current entry, at once unless it is that of a closed overlay: what replaced it would be left again,
 * as the overlay goes back from its entry.
 */
export function replaceEntry(replace: () => void, waited = 0): void {
  const id = overlayOf(history.state);
  const isOfClosed = id !== undefined && !overlays.some((overlay) => overlay.id === id);
  if (isOfClosed && waited < REMOVAL_LIMIT_MS) {
    setTimeout(() => replaceEntry(replace, waited + REMOVAL_POLL_MS), REMOVAL_POLL_MS);
  } else replace();
}

function withdraw(id: number): void {
  withdrawn = id;
  history.back();
}

/** Copies the router's state, which holds its key and position of the entry. */
function addEntry({ id }: OpenOverlay): void {
  history.pushState({ ...history.state, overlay: id }, "");
}

/**
 * For an overlay that Back has not closed, because it is sending or asks first. The dialog that asks has
 * taken the overlay's entry.
 */
function restoreEntry(overlay: OpenOverlay): void {
  const top = overlays.at(-1);
  if (!top || !overlays.includes(overlay)) return;
  if (top !== overlay) history.replaceState({ ...history.state, overlay: overlay.id }, "");
  addEntry(top);
}

/**
 * To be called before the router listens: browsers call the listeners of the window in their order,
 * capturing or not.
 */
export function followOverlayHistory(): void {
  addEventListener("popstate", onPopState);
  window.navigation?.addEventListener("currententrychange", ({ from }) => {
    isForward = from.index < (window.navigation.currentEntry?.index ?? -1);
  });
  const reloaded = overlayOf(history.state);
  if (reloaded !== undefined) withdraw(reloaded);
  addEventListener("click", onClick, { capture: true });
}

function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return;
  const link = event.target.closest<HTMLAnchorElement>("a[href]");
  if (!link || opensElsewhere(link, event)) return;
  for (const overlay of overlays) overlay.isLeft = true;
}

/** Whether the link starts a download or opens another tab or window, so that the screen stays. */
function opensElsewhere(
  link: HTMLAnchorElement,
  { altKey, ctrlKey, metaKey, shiftKey }: MouseEvent,
): boolean {
  return (
    link.hasAttribute("download") || link.target === "_blank" || altKey || ctrlKey || metaKey || shiftKey
  );
}

function onPopState(event: PopStateEvent): void {
  const entry = overlayOf(event.state);
  if (withdrawn !== null) {
    event.stopImmediatePropagation();
    // A screen was opened at the same time; going back has left it.
    if (entry === withdrawn) {
      history.forward();
      return;
    }
    withdrawn = null;
    // Two overlays were closed together.
    if (entry !== undefined && !overlays.some(({ id }) => id === entry)) withdraw(entry);
    return;
  }
  const top = overlays.at(-1);
  if (top && top.url === location.href) {
    if (entry === top.id) return;
    event.stopImmediatePropagation();
    top.close();
    setTimeout(() => restoreEntry(top));
    return;
  }
  if (entry !== undefined) {
    event.stopImmediatePropagation();
    // The router itself goes forward again where it holds a navigation back.
    if (isForward) history.forward();
    else history.back();
  }
}
