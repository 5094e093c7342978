declare global {
  interface Window {
    /** Set by the inline script of `offerScripts`; fetches the files once. */
    fetchScripts?: () => void;
  }
}

/** On a fast line the styles have come by then, and the first paint is near. */
export const FETCH_AFTER_MS = 300;

/**
 * Offers to fetch the files of the site's scripts without running them, and does so by itself on a slow line,
 * beside the styles. On a fast one they would delay the first paint, because they are compiled as well.
 * Self-contained, because its text is an inline script.
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
