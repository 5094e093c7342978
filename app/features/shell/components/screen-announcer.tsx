import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** Time for the new screen to say its title. */
const TITLE_DELAY_MS = 150;

/**
 * Tells assistive technology that another screen has come: its title is announced, and the focus moves to what was asked
 * for, its heading, or else its content. A browser does so by itself when it loads a document.
 */
export function ScreenAnnouncer() {
  const { pathname, hash } = useLocation();
  const [announced, setAnnounced] = useState("");
  const before = useRef(pathname);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    focusQuietly(placeOf(hash));
    const timer = setTimeout(() => setAnnounced(document.title), TITLE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pathname, hash]);

  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  );
}

function placeOf(hash: string): HTMLElement | null {
  const asked = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  return asked ?? document.querySelector<HTMLElement>("#main h1") ?? document.getElementById("main");
}

/** Where the screen has been scrolled to is the router's business. */
function focusQuietly(place: HTMLElement | null): void {
  if (!place) return;
  if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
