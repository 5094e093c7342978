import { useState } from "react";
import { WholePicture } from "#app/dashboard/moderation/looks/whole-picture.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { outfitAlt } from "#contract/outfit/outfit-labels.ts";
import { outfitSubtitle } from "#contract/outfit/outfit-subtitle.ts";
import type { AdminSubmission } from "#contract/submissions/submissions.ts";

/** Opens in the whole window, and there in its own size, in which small texts in it can be read. */
export function LookPicture({ look }: { look: AdminSubmission }) {
  const [isOpen, setOpen] = useState(false);
  const [isOwnSize, setOwnSize] = useState(false);
  const alt = outfitAlt({ ...look, subtitle: subtitleOf(look) });
  return (
    <>
      <button
        type="button"
        aria-label={`See the picture larger: ${alt}`}
        data-tooltip="See it larger"
        onClick={() => setOpen(true)}
        className="block w-full cursor-zoom-in self-start overflow-hidden"
      >
        <WholePicture look={look} width={640} alt="" className="w-full" />
      </button>
      <Dialog shape="full" open={isOpen} onOpenChange={setOpen} title="The picture">
        <div className="mt-4 min-h-0 flex-1 overflow-auto">
          <button
            type="button"
            aria-label="In its own size"
            aria-pressed={isOwnSize}
            onClick={() => setOwnSize(!isOwnSize)}
            className={isOwnSize ? "block cursor-zoom-out" : "block h-full w-full cursor-zoom-in"}
          >
            <WholePicture
              look={look}
              width={1200}
              alt={alt}
              className={isOwnSize ? "max-w-none" : "size-full object-contain"}
            />
          </button>
        </div>
      </Dialog>
    </>
  );
}

/** As the shop will call it. */
export function subtitleOf({ items }: Pick<AdminSubmission, "items">): string {
  return outfitSubtitle(items.map((item) => ({ ...item, role: item.role ?? null })));
}
