import * as messages from "#app/ui/share-link-messages.ts";
import { showToast } from "#app/ui/toast.tsx";

interface SharedLink {
  title: string;
  text: string;
  url: string;
}

/**
 * Opens the device's share dialog; without one, copies the link and says so in a toast. Cancelling the dialog
 * is no failure. Resolves to whether the link was copied.
 */
export async function shareLink(
  link: SharedLink,
  logFailure: (what: string, error: unknown) => void,
): Promise<boolean> {
  if (typeof navigator.share === "function" && (await isHandedToDevice(link, logFailure))) return false;
  try {
    await navigator.clipboard.writeText(link.url);
    void showToast("success", messages.copied);
    return true;
  } catch (error) {
    logFailure("Copying a link failed", error);
    void showToast("info", messages.copyThis(link.url));
    return false;
  }
}

async function isHandedToDevice(
  link: SharedLink,
  logFailure: (what: string, error: unknown) => void,
): Promise<boolean> {
  try {
    await navigator.share(link);
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return true;
    logFailure("Sharing a link failed", error);
    return false;
  }
}
