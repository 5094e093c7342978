import { SCRIPTS_MISSING } from "#app/content/unreachable-content.ts";
import { HYDRATED } from "#app/early/hydration-events.ts";
import { callOf, InlineScript } from "#app/early/inline-script.tsx";
import { Button } from "#app/ui/button.tsx";
import { tryAgain } from "#app/ui/messages.ts";
import { PageNotice } from "#app/ui/page-notice.tsx";

const NOTICE_ID = "scripts-missing";

/** Says that a script of the site could not be fetched, because buttons would then never respond. */
export function ScriptsMissing() {
  return (
    <>
      <div id={NOTICE_ID} hidden suppressHydrationWarning>
        <PageNotice tone="danger" text={SCRIPTS_MISSING}>
          {/* type="submit": recordEarlyActions holds back the presses of other buttons. */}
          <Button type="submit" variant="link">
            {tryAgain}
          </Button>
        </PageNotice>
      </div>
      <InlineScript code={import.meta.env.SSR ? callOf(watchScripts, NOTICE_ID, HYDRATED) : ""} />
    </>
  );
}

/**
 * Shows the notice when a script cannot be fetched, until the page is hydrated. Its button reloads the page
 * if the server can be reached: offline, a reload would replace the page by the browser's error.
 * Self-contained, because its text is an inline script.
 */
function watchScripts(noticeId: string, hydrated: string): void {
  const notice = document.getElementById(noticeId);
  if (!notice) return;
  const show = () => {
    notice.hidden = false;
  };
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) show();
  };
  addEventListener("error", onError, true);
  // The start script imports the last file by `import()`, whose failure is a rejection.
  addEventListener("unhandledrejection", show);
  addEventListener(hydrated, () => {
    notice.hidden = true;
    removeEventListener("error", onError, true);
    removeEventListener("unhandledrejection", show);
  });
  notice.querySelector("button")?.addEventListener("click", () => {
    notice.hidden = true;
    fetch("/favicon.svg", { method: "HEAD", cache: "no-store" }).then(() => location.reload(), show);
  });
}
