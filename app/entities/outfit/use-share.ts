import type { SharedOutfit } from "#app/entities/outfit/share-outfit.ts";
import { useSettings } from "#app/entities/settings/settings.ts";
import { loadPart } from "#app/loading/load-code.ts";

/**
 * Returns a function that shares an outfit's link, or copies it; it resolves to whether the link was copied.
 */
export function useShare(outfit: SharedOutfit): () => Promise<boolean> {
  const { publicUrl } = useSettings();
  return async () => {
    const code = await loadPart(() => import("#app/entities/outfit/share-outfit.ts"));
    const url = `${publicUrl || window.location.origin}/outfit/${outfit._id}`;
    return code?.shareOutfit(outfit, url) ?? false;
  };
}
