import { arrangeBoard } from "#artwork/boards/arrange-board.ts";
import { BOARD_WIDTH, type CompositionPiece } from "#artwork/boards/composition.ts";
import { groundSvg } from "#artwork/boards/ground-svg.ts";
import { pieceImage } from "#artwork/boards/piece-image.ts";
import { type BoardPictures, renderBoard, renderInFrame } from "#artwork/boards/render-board.ts";
import { SHADOW_DRIFT } from "#artwork/shadows.ts";
import { type LayersQuery, LOOK_FORMATS, type StudioLayers } from "#contract/studio/studio.ts";
import { fitPicture } from "./fit-picture.ts";
import type { BoardFiles, StudioJobs } from "./studio-jobs.ts";

/** The jobs about boards, to run in this process. */
export const boardJobs: Omit<StudioJobs, "cutOut"> = {
  arrange: async (wish) => arrangeBoard(wish),
  layers: drawLayers,
  ground: async (composition) => groundSvg({ ...composition, pieces: [] }),
  render: (composition, files) => renderBoard(composition, picturesOf(files)),
  exportBoard: (composition, files, format) =>
    renderInFrame(composition, picturesOf(files), LOOK_FORMATS[format]),
  exportPicture: (picture, format) => fitPicture(picture, LOOK_FORMATS[format]),
};

function picturesOf({ cutouts, ground }: BoardFiles): BoardPictures {
  return { cutOut: (id) => cutouts[id], ground: () => ground };
}

const widths = (units: number): number => units / BOARD_WIDTH;

async function drawLayers({ section, pieces }: LayersQuery, { cutouts }: BoardFiles): Promise<StudioLayers> {
  const layers: StudioLayers["layers"] = [];
  // One after the other, as on a board.
  for (const piece of pieces) {
    const inTheMiddle: CompositionPiece = { ...piece, x: 0.5, y: 0.5, angle: 0, mirrored: false, layer: 0 };
    const { height, picture, shadow } = await pieceImage(inTheMiddle, section, (id) => cutouts[id]);
    layers.push({ height: widths(height), picture: asLayer(picture), shadow: asLayer(shadow) });
  }
  return { drift: { x: widths(SHADOW_DRIFT.x), y: widths(SHADOW_DRIFT.y) }, layers };
}

type PlacedImage = Awaited<ReturnType<typeof pieceImage>>["picture"];

function asLayer({ image, box }: PlacedImage): StudioLayers["layers"][number]["picture"] {
  return {
    image: `data:image/webp;base64,${image.toString("base64")}`,
    x: widths(box.x),
    y: widths(box.y),
    width: widths(box.width),
    height: widths(box.height),
  };
}
