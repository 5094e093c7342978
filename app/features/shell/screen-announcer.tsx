import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { LOADING_TITLE } from "#app/entities/settings/page-meta.tsx";
import { findHeading } from "#app/ui/find-heading.ts";

/** By then the new screen has set its title, final or not. */
const TITLE_DELAY_MS = 150;

/**
 * Announces a new screen to assistive technology: reads its title once its content has loaded, and moves the
 * focus to the target of the hash, the heading, or the main content. Browsers do this themselves when they
 * load a document.
 */
export function ScreenAnnouncer() {
  const { pathname, hash } = useLocation();
  const [announced, setAnnounced] = useState("");
  const before = useRef(pathname);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    focusWithoutScrolling(focusTarget(hash));
    // The same text twice would not be announced.
    setAnnounced("");
    const announce = () => {
      if (document.head.querySelector(LOADING_TITLE)) return;
      observer.disconnect();
      setAnnounced(document.title);
    };
    const observer = new MutationObserver(announce);
    const timer = setTimeout(() => {
      observer.observe(document.head, { childList: true });
      announce();
    }, TITLE_DELAY_MS);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [pathname, hash]);

  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  );
}

function focusTarget(hash: string): HTMLElement | null {
  return targetOf(hash) ?? findHeading() ?? document.getElementById("main");
}

function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // The hash cannot be decoded, such as "#100%".
    return null;
  }
}

/** The router restores the scroll position. */
function focusWithoutScrolling(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
