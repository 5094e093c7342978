import { X } from "lucide";
import { useRef, useState } from "react";
import { useShare } from "#app/entities/outfit/use-share.ts";
import { close, viewerTitle } from "#app/features/viewer/messages.ts";
import { useZoom } from "#app/features/viewer/use-zoom.ts";
import type { ViewedOutfit } from "#app/features/viewer/viewed-outfit.ts";
import * as messages from "#app/features/viewer/viewer-messages.ts";
import { ViewerPicture } from "#app/features/viewer/viewer-picture.tsx";
import { ViewerTools } from "#app/features/viewer/viewer-tools.tsx";
import { DialogClose, DialogDescription, DialogShell, DialogTitle } from "#app/ui/dialog-shell.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Price } from "#app/ui/price.tsx";
import { SECTION_LABELS } from "#contract/outfit/outfit-labels.ts";

export interface OutfitViewerProps {
  outfit: ViewedOutfit;
  open: boolean;
  onClose: () => void;
  /** The element that opened it and gets the focus back. */
  opener: HTMLElement | null;
}

/**
 * An outfit's picture over the whole screen, to zoom, download and share. Loaded by useOutfitViewer.
 */
export function OutfitViewer({ outfit, open, onClose, opener }: OutfitViewerProps) {
  return (
    <DialogShell
      open={open}
      onOpenChange={onClose}
      tone="ink"
      finalFocus={() => opener ?? true}
      className="inset-0 touch-none select-none [&_:focus-visible]:-outline-offset-2"
    >
      <ViewerStage outfit={outfit} onClose={onClose} />
    </DialogShell>
  );
}

function ViewerStage({ outfit, onClose }: { outfit: ViewedOutfit; onClose: () => void }) {
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const share = useShare(outfit);
  const zoom = useZoom({ stage, picture, onTapBeside: onClose });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are shortcuts of the buttons inside.
    <div className="flex h-full flex-col" onKeyDown={zoom.onKeyDown}>
      <div className="flex items-center justify-between gap-4 px-4 py-2 sm:px-6 sm:py-3">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-4">
          <DialogTitle className="truncate">{viewerTitle(outfit.category)}</DialogTitle>
          <DialogDescription tone="ink">
            <span>{`${SECTION_LABELS[outfit.section]} `}</span>
            <span aria-hidden="true" className="mx-1">
              ·
            </span>{" "}
            <Price rupees={outfit.totalPrice} />
          </DialogDescription>
        </div>
        <DialogClose render={<IconButton label={close} tone="inverse" />}>
          <Icon of={X} size="large" weight="bold" />
        </DialogClose>
      </div>
      <div
        ref={stage}
        {...zoom.stageProps}
        className="grid min-h-0 flex-1 place-items-center overflow-hidden [container-type:size]"
      >
        <ViewerPicture
          ref={picture}
          outfit={outfit}
          view={zoom.view}
          held={zoom.held}
          failed={failed}
          onFail={() => setFailed(true)}
        />
      </div>
      <ViewerTools outfit={outfit} zoom={zoom} failed={failed} onShare={() => void share().then(setCopied)} />
      <span role="status" className="sr-only">
        {isCopied && messages.linkCopied}
      </span>
    </div>
  );
}
