import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { create } from "zustand";
import { loadCode, loadPart } from "#app/loading/load-code.ts";
import { whenIdle } from "#app/loading/when-idle.ts";

/** Early enough that the content is usually there before it is seen. */
const MARGIN = { rootMargin: "800px" };

interface LazyPartOptions {
  /**
   * mounted: at once. open: a dialog or panel, when its prop `open` is first set. near: when it comes near
   * the viewport. idle: when the browser has nothing else to do.
   */
  when: "mounted" | "open" | "near" | "idle";
  /** Of the element around a part that is loaded when it comes near; it can reserve the part's height. */
  className?: string;
  /** A failure is not shown, because the page is as useful without the part. */
  isQuiet?: boolean;
}

/**
 * A part of a page whose code is fetched when it is needed. When it cannot be fetched, an opened one says so
 * and closes, or is offered again if it has no `onClose`; any other is fetched when the network is back.
 * `React.lazy` would keep the failure and throw it into the page.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { when, className, isQuiet = when !== "open" }: LazyPartOptions,
) {
  const useLoaded = create<{ Part?: ComponentType<P> }>(() => ({}));

  return function LazyPart({ fallback = null, ...rest }: P & { fallback?: ReactNode }) {
    const props = rest as unknown as P;
    const { open = true, onClose } = props as { open?: boolean; onClose?: () => void };
    const { Part } = useLoaded();
    const container = useRef<HTMLDivElement>(null);
    const [isDue, setDue] = useState(when === "mounted" || when === "open");
    // Once opened it stays mounted, so that closing is animated and input is not lost.
    const [wasOpen, setWasOpen] = useState(open);
    if (open && !wasOpen) setWasOpen(true);

    useEffect(() => {
      if (when === "idle") return whenIdle(() => setDue(true));
      if (!container.current) return;
      const observer = new IntersectionObserver((entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setDue(true);
      }, MARGIN);
      observer.observe(container.current);
      return () => observer.disconnect();
    }, []);

    const isMissing = isDue && open && !Part;
    const fetchPart = useEffectEvent(async () => {
      const loaded = isQuiet
        ? await loadCode(load).catch(() => undefined)
        : await loadPart(load, { retry: onClose ? undefined : fetchPart });
      if (loaded) useLoaded.setState({ Part: loaded });
      else onClose?.();
    });
    useEffect(() => {
      if (!isMissing) return;
      const fetchNow = () => void fetchPart();
      fetchNow();
      if (!isQuiet) return;
      addEventListener("online", fetchNow);
      return () => removeEventListener("online", fetchNow);
    }, [isMissing]);

    const part = Part && isDue && wasOpen ? <Part {...props} /> : fallback;
    return when === "near" ? (
      <div ref={container} className={className}>
        {part}
      </div>
    ) : (
      part
    );
  };
}
