import { useDownload } from "#app/dashboard/frame/use-download.ts";
import { MenuGroup, MenuItem } from "#app/ui/menu.tsx";
import { LOOK_FORMAT_NAMES, LOOK_FORMATS, type LookFormat } from "#contract/studio/studio.ts";

const LABELS: Record<LookFormat, string> = {
  "3x4": "3:4, as in the shop",
  "1x1": "1:1, a square",
  "9x16": "9:16, for Instagram",
};

/** A group of a menu, which downloads the picture of a look in a format for other places. */
export function LookDownload({ outfitId }: { outfitId: string }) {
  const download = useDownload();
  return (
    <MenuGroup heading="Download the picture">
      {LOOK_FORMAT_NAMES.map((format) => (
        <MenuItem
          key={format}
          note={`${LOOK_FORMATS[format].width} × ${LOOK_FORMATS[format].height} pixels`}
          onClick={() =>
            download.mutate({
              path: `/studio/admin/picture/${encodeURIComponent(outfitId)}?format=${format}`,
              fallbackName: `look-${format}.jpg`,
            })
          }
        >
          {LABELS[format]}
        </MenuItem>
      ))}
    </MenuGroup>
  );
}
