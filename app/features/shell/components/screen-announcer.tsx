import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** Delay after which the new screen has set its title. */
const TITLE_DELAY_MS = 150;

/**
 * Announces a new screen to assistive technology: reads its title, and moves the focus to the target of the hash, the heading, or
 * the main content. Browsers do this themselves when they load a document.
 */
export function ScreenAnnouncer() {
  const { pathname, hash } = useLocation();
  const [announced, setAnnounced] = useState("");
  const before = useRef(pathname);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    focusWithoutScrolling(focusTarget(hash));
    const timer = setTimeout(() => setAnnounced(document.title), TITLE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pathname, hash]);

  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  );
}

function focusTarget(hash: string): HTMLElement | null {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  return target ?? document.querySelector<HTMLElement>("#main h1") ?? document.getElementById("main");
}

/** The router restores the scroll position. */
function focusWithoutScrolling(place: HTMLElement | null): void {
  if (!place) return;
  if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
