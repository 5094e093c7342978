import { Dialog } from "@base-ui/react/dialog";
import X from "lucide-react/icons/x";
import { useRef, useState } from "react";
import { shareOutfit } from "#app/features/outfits/viewer/share-outfit.ts";
import { useBackCloses } from "#app/features/outfits/viewer/use-back-closes.ts";
import { useZoom } from "#app/features/outfits/viewer/use-zoom.ts";
import type { ViewedOutfit } from "#app/features/outfits/viewer/viewed-outfit.ts";
import { ViewerPicture } from "#app/features/outfits/viewer/viewer-picture.tsx";
import { ViewerTools } from "#app/features/outfits/viewer/viewer-tools.tsx";
import { useSettings } from "#app/lib/settings.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Price } from "#app/ui/price.tsx";
import { showToast } from "#app/ui/toast.tsx";

export interface OutfitViewerProps {
  outfit: ViewedOutfit;
  open: boolean;
  onClose: () => void;
  /** What opened it: gets the focus back. */
  opener: HTMLElement | null;
}

/** An outfit's picture over the whole screen, to look at closely, download and share. Loaded by useOutfitViewer. */
export function OutfitViewer({ outfit, open, onClose, opener }: OutfitViewerProps) {
  useBackCloses(open, onClose);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-ink transition-opacity duration-300 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          finalFocus={() => opener ?? true}
          className="fixed inset-0 z-50 touch-none select-none bg-ink text-paper transition-opacity duration-300 data-ending-style:opacity-0 data-starting-style:opacity-0 [&_:focus-visible]:-outline-offset-2 [&_:focus-visible]:outline-paper"
        >
          <ViewerStage outfit={outfit} onClose={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function ViewerStage({ outfit, onClose }: { outfit: ViewedOutfit; onClose: () => void }) {
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const [copied, setCopied] = useState(false);
  const zoom = useZoom({ stage, picture, onTapBeside: onClose });
  const { publicUrl } = useSettings();
  const url = `${publicUrl || window.location.origin}/outfit/${outfit._id}`;

  async function share() {
    const outcome = await shareOutfit(outfit, url);
    if (outcome === "copied") {
      setCopied(true);
      void showToast("success", "Link copied");
    }
    if (outcome === "impossible") void showToast("info", `Copy this link: ${url}`);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are shortcuts of the buttons inside.
    <div className="flex h-full flex-col" onKeyDown={zoom.onKeyDown}>
      <div className="flex items-center justify-between gap-4 px-4 py-2 sm:px-6 sm:py-3">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-4">
          <Dialog.Title className="truncate font-display text-title">{outfit.category} Outfit</Dialog.Title>
          <Dialog.Description className="text-paper/80 text-small">
            {outfit.section}{" "}
            <span aria-hidden="true" className="mx-1">
              ·
            </span>{" "}
            <Price rupees={outfit.totalPrice} />
          </Dialog.Description>
        </div>
        <Dialog.Close
          render={
            <IconButton
              label="Close"
              className="touch-manipulation text-paper enabled:hover:bg-white/12 enabled:hover:text-paper"
            />
          }
        >
          <X aria-hidden="true" className="size-6" />
        </Dialog.Close>
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
      <ViewerTools outfit={outfit} zoom={zoom} failed={failed} onShare={share} />
      <span role="status" className="sr-only">
        {copied && "Link copied"}
      </span>
    </div>
  );
}
