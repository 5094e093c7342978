import { X } from "lucide";
import { useEffect, useRef, useState } from "react";
import { TypeBadge } from "#app/entities/outfit/type-badge.tsx";
import * as messages from "#app/features/viewer/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Outfit } from "#contract/outfit/outfit.ts";
import { outfitAlt } from "#contract/outfit/outfit-labels.ts";

interface EarlyViewerProps {
  /** For the `popoverTarget` of its opener. */
  id: string;
  outfit: Outfit;
  /** The same as on the page, so that the file the page has loaded is shown. */
  sizes: string;
  /** Called when it is open at hydration. It stays open until its parent replaces it by the viewer. */
  onOpenAtHydration: () => void;
}

/** The picture over the whole screen, as a popover, which works before the scripts run. */
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
          // Without the blurred preview, which would show beside the picture.
          picture={{ ...outfit, imagePlaceholder: undefined }}
          alt={outfitAlt(outfit)}
          sizes={sizes}
          className="size-full [&_img]:object-contain"
        />
        <TypeBadge type={outfit.type} className="absolute top-4 left-4" />
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
