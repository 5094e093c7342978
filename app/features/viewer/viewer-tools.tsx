import { Download, Minus, Plus, Share2 } from "lucide";
import { SaveButton } from "#app/entities/board/save/save-button.tsx";
import type { useZoom } from "#app/features/viewer/use-zoom.ts";
import type { ViewedOutfit } from "#app/features/viewer/viewed-outfit.ts";
import * as messages from "#app/features/viewer/viewer-messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";

interface ViewerToolsProps {
  outfit: ViewedOutfit;
  zoom: ReturnType<typeof useZoom>;
  /** The picture could not be loaded, so it cannot be downloaded. */
  failed: boolean;
  onShare: () => void;
}

export function ViewerTools({ outfit, zoom, failed, onShare }: ViewerToolsProps) {
  const percent = `${Math.round(zoom.view.scale * 100)}%`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends
    <div
      role="group"
      aria-label={messages.tools}
      className="flex items-center justify-center gap-1 px-2 py-1.5"
    >
      <IconButton
        label={messages.zoomOut}
        aria-keyshortcuts="-"
        tone="inverse"
        disabled={!zoom.canZoomOut}
        onClick={zoom.zoomOut}
      >
        <Icon of={Minus} weight="bold" />
      </IconButton>
      <button
        type="button"
        aria-label={messages.resetZoom}
        aria-keyshortcuts="0"
        data-tooltip={messages.resetZoom}
        onClick={zoom.reset}
        className="min-h-11 min-w-16 touch-manipulation text-small tabular-nums transition-colors hover:bg-white/12"
      >
        {percent}
      </button>
      <span role="status" className="sr-only">
        {messages.zoomed(percent)}
      </span>
      <IconButton
        label={messages.zoomIn}
        aria-keyshortcuts="+"
        tone="inverse"
        disabled={!zoom.canZoomIn}
        onClick={zoom.zoomIn}
      >
        <Icon of={Plus} weight="bold" />
      </IconButton>
      <span aria-hidden="true" className="mx-2 h-5 w-px bg-white/25" />
      {!failed && (
        <a
          href={outfit.image}
          download={messages.pictureFileName(outfit)}
          aria-label={messages.download}
          data-tooltip={messages.download}
          className="inline-flex size-11 touch-manipulation items-center justify-center transition-colors hover:bg-white/12"
        >
          <Icon of={Download} weight="bold" />
        </a>
      )}
      <SaveButton outfit={outfit} look="tool" />
      <IconButton label={messages.share} tone="inverse" onClick={onShare}>
        <Icon of={Share2} weight="bold" />
      </IconButton>
    </div>
  );
}
