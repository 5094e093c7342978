import { type ComponentType, type MouseEvent, useState } from "react";
import * as messages from "#app/features/viewer/messages.ts";
import type { OutfitViewerProps } from "#app/features/viewer/outfit-viewer.tsx";
import type { ViewedOutfit } from "#app/features/viewer/viewed-outfit.ts";
import { loadPart } from "#app/loading/load-code.ts";

const loadViewer = () => import("#app/features/viewer/outfit-viewer.tsx");

/** A failure is ignored here and reported by the click. */
function prefetchViewer(): void {
  loadViewer().catch(() => undefined);
}

interface Viewed {
  outfit: ViewedOutfit;
  opener: HTMLElement;
}

/**
 * The full-size viewer of a screen, loaded when it is first needed. Spread `openerProps(outfit)` over the
 * buttons that open it, and render `viewer` once.
 *
 * @param outfits those of a list, in its order: the viewer leads from one to the next, and to their pages
 */
export function useOutfitViewer(outfits?: readonly ViewedOutfit[]) {
  const [Viewer, setViewer] = useState<ComponentType<OutfitViewerProps> | null>(null);
  const [viewed, setViewed] = useState<Viewed | null>(null);
  const [open, setOpen] = useState(false);
  const [loadingId, setLoadingId] = useState<string | null>(null);

  async function show(outfit: ViewedOutfit, opener: HTMLElement) {
    setLoadingId(outfit._id);
    const code = await loadPart(loadViewer, { failureText: messages.viewerFailed });
    setLoadingId(null);
    if (!code) return;
    setViewer(() => code.OutfitViewer);
    setViewed({ outfit, opener });
    setOpen(true);
  }

  function openerProps(outfit: ViewedOutfit) {
    return {
      "aria-haspopup": "dialog" as const,
      "aria-busy": loadingId === outfit._id || undefined,
      onClick: (event: MouseEvent<HTMLElement>) => {
        // An opener may be the popover button of an EarlyViewer.
        event.preventDefault();
        void show(outfit, event.currentTarget);
      },
      onPointerEnter: prefetchViewer,
      onFocus: prefetchViewer,
    };
  }

  const viewer = Viewer && viewed && (
    <Viewer
      outfit={viewed.outfit}
      outfits={outfits}
      opener={viewed.opener}
      open={open}
      onView={(outfit) => setViewed({ ...viewed, outfit })}
      onClose={() => setOpen(false)}
    />
  );
  return { openerProps, viewer };
}
