declare global {
  interface Window {
    /** Set by the inline script of `offerScripts`; fetches the files once. */
    fetchScripts?: () => void;
  }
}

/** On a fast connection the styles have loaded by then. */
export const FETCH_AFTER_MS = 300;

/**
 * Sets `window.fetchScripts`, which preloads the files of the site's scripts, and calls it on a slow
 * connection while the styles load. On a fast one that would delay the first paint, because preloaded modules
 * are compiled. Self-contained, because its text is an inline script.
 */
export function offerScripts(afterMs: number, ...files: string[]): void {
  let isFetching = false;
  const fetchScripts = () => {
    if (isFetching) return;
    isFetching = true;
    for (const href of files)
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  };
  window.fetchScripts = fetchScripts;
  setTimeout(() => {
    if (document.styleSheets.length === 0) fetchScripts();
  }, afterMs);
}
