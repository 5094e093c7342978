import { BoardError } from "#artwork/boards/composition.ts";
import { shapeOfCutOut } from "#artwork/boards/cut-out-piece.ts";
import { outlineOf } from "#artwork/boards/outline-of.ts";
import { STUDIO_ERRORS } from "#contract/messages/studio.ts";
import { cutOut } from "#cutout/cut-out.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { loadSharp } from "#server/modules/media/image-engine.ts";
import { openUpload, orDamaged } from "#server/modules/media/picture-intake.ts";
import type { CutOutInput, CutOutResult } from "../studio-jobs.ts";
import { blanknessOf } from "./blankness.ts";
import { mainColour } from "./main-colour.ts";

/** The source is cut out of again when it is mended, so that it keeps more than a master. */
const SOURCE_QUALITY = 95;
/** From 0 to 6, as of masters. */
const SOURCE_EFFORT = 2;

/** The same bytes and strokes always give the same result. */
export async function cutOutJob(input: CutOutInput): Promise<CutOutResult> {
  const source = "upload" in input ? await makeSource(input.upload) : input.source;
  const { image, width, height, quality } = await cutOut(source, "strokes" in input ? input.strokes : []);
  const sharp = await loadSharp();
  const rgba = await sharp(image).ensureAlpha().raw().toBuffer();
  const alpha = Uint8Array.from({ length: width * height }, (_, at) => rgba[at * 4 + 3] ?? 0);
  const outline = outlineOf(alpha, width, height).map((polygon) =>
    polygon.map(([x, y]): [number, number] => [x, y]),
  );
  refuseNarrow({ width, height, quality, outline });
  return { source, image, width, height, quality, outline, colour: mainColour(rgba) };
}

async function makeSource(upload: Buffer): Promise<Buffer> {
  const upright = await openUpload(upload);
  const source = await orDamaged(
    upright.webp({ quality: SOURCE_QUALITY, effort: SOURCE_EFFORT, smartSubsample: true }).toBuffer(),
  );
  const blankness = await blanknessOf(source);
  if (blankness) throw new ApiError("BAD_REQUEST", STUDIO_ERRORS[blankness]);
  return source;
}

function refuseNarrow(shape: Parameters<typeof shapeOfCutOut>[0]): void {
  try {
    shapeOfCutOut(shape);
  } catch (error) {
    if (!(error instanceof BoardError)) throw error;
    throw new ApiError("BAD_REQUEST", STUDIO_ERRORS.tooNarrow, { cause: error });
  }
}
