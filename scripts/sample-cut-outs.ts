import sharp from "sharp";
import type { BoardItem } from "#artwork/boards/arrange-board.ts";
import type { CutOutPicture } from "#artwork/boards/laid-piece.ts";
import { outlineOf } from "#artwork/boards/outline-of.ts";
import { pieceImage } from "#artwork/boards/piece-image.ts";
import { drawOutfit } from "#artwork/draw-outfit.ts";

/** Products for sample boards, whose cut-outs are drawings: `picture` is looked up by the id of the cut-out. */
export class SampleCutOuts {
  private readonly pictures = new Map<string, CutOutPicture>();

  readonly picture = (id: string): CutOutPicture | undefined => this.pictures.get(id);

  /** A product without its ground, its longest side of so many pixels. */
  async clean(itemName: string, longest?: number): Promise<BoardItem> {
    const place = { x: 0.5, y: 0.5, width: 0.5, angle: 0, mirrored: false, layer: 0 } as const;
    const find = (): undefined => undefined;
    const { picture } = await pieceImage({ ...place, itemName, role: "top" }, "Women", find, 2);
    return this.add(itemName, {
      image: await sharp(picture.image)
        .trim()
        .resize({ width: longest, height: longest, fit: "inside" })
        .toBuffer(),
      quality: "clean",
    });
  }

  /** A product in a picture that kept its ground. */
  async framed(itemName: string): Promise<BoardItem> {
    const outfit = { category: "Sample", section: "Women", items: [{ itemName }] } as const;
    const { image } = await drawOutfit(outfit, itemName);
    return this.add(itemName, { image, quality: "framed" });
  }

  private async add(itemName: string, picture: CutOutPicture): Promise<BoardItem> {
    const { data, info } = await sharp(picture.image)
      .ensureAlpha()
      .extractChannel(3)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    const id = `sample-${this.pictures.size}`;
    this.pictures.set(id, picture);
    const outline = outlineOf(new Uint8Array(data), width, height);
    return { itemName, cutOut: { id, width, height, quality: picture.quality, outline } };
  }
}
