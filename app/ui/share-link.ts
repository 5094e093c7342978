import { showToast } from "#app/ui/toast.tsx";

interface SharedLink {
  title: string;
  text: string;
  url: string;
}

/**
 * Hands a link to the device's own sharing; else copies it, and says so in a toast. Giving up in the device's
 * dialog is no failure. Resolves to whether the link is on the clipboard.
 */
export async function shareLink(
  link: SharedLink,
  onFailure: (what: string, error: unknown) => void,
): Promise<boolean> {
  if (typeof navigator.share === "function" && (await isHandedToDevice(link, onFailure))) return false;
  try {
    await navigator.clipboard.writeText(link.url);
    void showToast("success", "Link copied");
    return true;
  } catch (error) {
    onFailure("Copying a link failed", error);
    void showToast("info", `Copy this link: ${link.url}`);
    return false;
  }
}

async function isHandedToDevice(
  link: SharedLink,
  onFailure: (what: string, error: unknown) => void,
): Promise<boolean> {
  try {
    await navigator.share(link);
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return true;
    onFailure("Sharing a link failed", error);
    return false;
  }
}
