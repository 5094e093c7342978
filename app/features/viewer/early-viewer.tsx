import { X } from "lucide";
import { useEffect, useRef, useState } from "react";
import { outfitAlt } from "#app/entities/outfit/messages.ts";
import * as messages from "#app/features/viewer/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Outfit } from "#contract/outfit/outfit.ts";

interface EarlyViewerProps {
  /** For the `popoverTarget` of its opener. */
  id: string;
  outfit: Outfit;
  /** As of the picture on the page, so that it shows the file that the page has. */
  sizes: string;
  /**
   * Called when it is open as the scripts arrive. It stays until its parent shows the viewer in its place.
   */
  onOpenAtHydration: () => void;
}

/** The picture over the whole screen, opened and closed by the browser itself until the scripts are there. */
export function EarlyViewer({ id, outfit, sizes, onOpenAtHydration }: EarlyViewerProps) {
  const popover = useRef<HTMLDivElement>(null);
  const announceOpen = useRef(onOpenAtHydration);
  const [isNeeded, setNeeded] = useState(outfit.image !== "");

  useEffect(() => {
    const isOpen = popover.current?.matches(":popover-open") ?? false;
    setNeeded(isOpen);
    if (isOpen) announceOpen.current();
  }, []);

  return (
    isNeeded && (
      <div
        ref={popover}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={messages.viewerTitle(outfit.category)}
        className="fixed inset-0 size-full max-h-none max-w-none bg-ink text-paper"
      >
        <Picture
          // Without its preview, which would show beside the picture.
          picture={{ ...outfit, imagePlaceholder: undefined }}
          alt={outfitAlt(outfit)}
          sizes={sizes}
          className="size-full [&_img]:object-contain"
        />
        <IconButton
          label={messages.close}
          tone="inverse"
          popoverTarget={id}
          popoverTargetAction="hide"
          className="absolute top-2 right-4"
        >
          <Icon of={X} size="large" weight="bold" />
        </IconButton>
      </div>
    )
  );
}
