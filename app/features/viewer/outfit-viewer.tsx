import { ChevronLeft, ChevronRight, X } from "lucide";
import { useRef, useState } from "react";
import { TypeBadge } from "#app/entities/outfit/type-badge.tsx";
import { useShare } from "#app/entities/outfit/use-share.ts";
import { close, viewerTitle } from "#app/features/viewer/messages.ts";
import { type SwipeDirection, useZoom } from "#app/features/viewer/use-zoom.ts";
import type { ViewedOutfit } from "#app/features/viewer/viewed-outfit.ts";
import * as messages from "#app/features/viewer/viewer-messages.ts";
import { ViewerPicture } from "#app/features/viewer/viewer-picture.tsx";
import { ViewerTools } from "#app/features/viewer/viewer-tools.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { DialogClose, DialogDescription, DialogShell, DialogTitle } from "#app/ui/dialog-shell.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Price } from "#app/ui/price.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { SECTION_LABELS } from "#contract/outfit/outfit-labels.ts";

/** While the picture is whole; a magnified one is moved by these keys. */
const ARROW_STEPS: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };

export interface OutfitViewerProps {
  outfit: ViewedOutfit;
  open: boolean;
  onClose: () => void;
  /** The element that opened it and gets the focus back. */
  opener: HTMLElement | null;
  /** The list that it belongs to; without one the page behind it is its own. */
  outfits?: readonly ViewedOutfit[] | undefined;
  /** Shows another one of the list. */
  onView: (outfit: ViewedOutfit) => void;
}

/**
 * An outfit's picture over the whole screen, to zoom, download and share. Loaded by useOutfitViewer.
 */
export function OutfitViewer({ open, opener, ...stage }: OutfitViewerProps) {
  return (
    <DialogShell
      open={open}
      onOpenChange={stage.onClose}
      tone="ink"
      finalFocus={() => opener ?? true}
      className="inset-0 touch-none select-none [&_:focus-visible]:-outline-offset-2"
    >
      <ViewerStage {...stage} />
    </DialogShell>
  );
}

function ViewerStage({ outfit, outfits, onView, onClose }: Omit<OutfitViewerProps, "open" | "opener">) {
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  /** The outfit whose picture could not be loaded. */
  const [failed, setFailed] = useState<string>();
  /** The outfit whose link was copied. */
  const [copied, setCopied] = useState<string>();
  const share = useShare(outfit);
  const position = outfits?.findIndex(({ _id }) => _id === outfit._id) ?? -1;
  const neighbour = (step: 1 | -1) => (position < 0 ? undefined : outfits?.[position + step]);
  const zoom = useZoom({ stage, picture, onTapBeside: onClose, onSwipe: swipe });

  function view(step: 1 | -1) {
    const next = neighbour(step);
    if (!next) return;
    zoom.reset();
    onView(next);
  }

  function swipe(direction: SwipeDirection) {
    if (direction === "down") onClose();
    else view(direction === "left" ? 1 : -1);
  }

  const hasFailed = failed === outfit._id;
  const step = (direction: 1 | -1) =>
    neighbour(direction) && (
      <IconButton
        label={direction === 1 ? messages.nextLook : messages.previousLook}
        aria-keyshortcuts={direction === 1 ? "ArrowRight" : "ArrowLeft"}
        tone="onPicture"
        onClick={() => view(direction)}
        className={classNames(
          "absolute top-1/2 -translate-y-1/2",
          direction === 1 ? "right-0 sm:right-4" : "left-0 sm:left-4",
        )}
      >
        <Icon of={direction === 1 ? ChevronRight : ChevronLeft} weight="bold" />
      </IconButton>
    );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are shortcuts of the buttons inside.
    <div
      className="flex h-full flex-col"
      onKeyDown={(event) => {
        // React passes on the keys of the boards' menu too, which is elsewhere in the document.
        if (!event.currentTarget.contains(event.target as Node)) return;
        const step = ARROW_STEPS[event.key];
        if (step && !zoom.canZoomOut) view(step);
        else zoom.onKeyDown(event);
      }}
    >
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
          <TypeBadge type={outfit.type} size="small" className="self-center" />
        </div>
        {outfits && (
          <TextLink to={`/outfit/${outfit._id}`} size="small" onClick={onClose} className="ml-auto shrink-0">
            {messages.viewLook}
          </TextLink>
        )}
        <DialogClose render={<IconButton label={close} tone="inverse" />}>
          <Icon of={X} size="large" weight="bold" />
        </DialogClose>
      </div>
      <div className="relative flex min-h-0 flex-1">
        <div
          ref={stage}
          {...zoom.stageProps}
          className="grid flex-1 place-items-center overflow-hidden [container-type:size]"
        >
          <ViewerPicture
            key={outfit._id}
            ref={picture}
            outfit={outfit}
            view={zoom.view}
            held={zoom.held}
            failed={hasFailed}
            onFail={() => setFailed(outfit._id)}
          />
        </div>
        {step(-1)}
        {step(1)}
      </div>
      <ViewerTools
        outfit={outfit}
        zoom={zoom}
        failed={hasFailed}
        onShare={() => void share().then((isCopied) => setCopied(isCopied ? outfit._id : undefined))}
      />
      <span role="status" className="sr-only">
        {copied === outfit._id
          ? messages.linkCopied
          : outfits && position >= 0 && messages.lookOf(outfit, position + 1, outfits.length)}
      </span>
    </div>
  );
}
