import { useEffect, useRef } from "react";

/** The browser's notion of "close what is open", which a phone's Back gesture means too. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

/** Where the browser can: the phone's Back gesture closes what is open instead of leaving the screen. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    const Watcher = (window as { CloseWatcher?: new () => CloseWatcher }).CloseWatcher;
    if (!open || !Watcher) return;
    const watcher = new Watcher();
    watcher.onclose = () => latest.current();
    return () => watcher.destroy();
  }, [open]);
}
