import type { BoardWish } from "#artwork/boards/arrange-board.ts";
import type { Composition } from "#artwork/boards/composition.ts";
import type { CutOutShape } from "#artwork/boards/cut-out-piece.ts";
import type { CutOutPicture } from "#artwork/boards/laid-piece.ts";
import type { Spot } from "#artwork/spots.ts";
import type { LayersQuery, LookFormat, Stroke, StudioLayers } from "#contract/studio/studio.ts";
import type { CutoutOwner } from "./board-repository.ts";

/** What a product is cut out of: an upload, or its `source` of earlier with strokes that mend the mask. */
export type CutOutInput =
  | { readonly upload: Buffer }
  | { readonly source: Buffer; readonly strokes: readonly Stroke[] };

export interface CutOutResult {
  /** The whole picture, upright, without metadata: WebP of at most 1200 × 1600 pixels. */
  readonly source: Buffer;
  /** WebP with transparency, of at most 1200 × 1600 pixels. */
  readonly image: Buffer;
  /** Pixels of `image`. */
  readonly width: number;
  readonly height: number;
  readonly quality: CutOutShape["quality"];
  readonly outline: [number, number][][];
  /** Main colour of the product as #rrggbb. */
  readonly colour: string;
}

/** The files that a board is drawn from. */
export interface BoardFiles {
  readonly cutouts: Readonly<Record<string, CutOutPicture>>;
  /** Of the ground, where it is a picture. */
  readonly ground?: Buffer | undefined;
}

export interface RenderedLook {
  /** WebP in the board's own format, JPEG in others. */
  readonly image: Buffer;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Where each piece of the composition is in the picture. */
  readonly spots: readonly (Spot | undefined)[];
}

/** The studio's work on pixels. It takes a core for up to seconds, so it happens in other processes. */
export interface StudioJobs {
  /**
   * Throws a PictureRefused for an upload that the shop does not accept as a picture, and an ApiError for one
   * in which nothing can be seen, or whose product is too narrow for a board.
   */
  cutOut(input: CutOutInput): Promise<CutOutResult>;
  /** Throws a BoardError, as do the jobs below, for what cannot be laid or drawn. */
  arrange(wish: BoardWish): Promise<Composition>;
  layers(query: LayersQuery, files: BoardFiles): Promise<StudioLayers>;
  /** The ground as an SVG document. */
  ground(composition: Pick<Composition, "seed" | "ground">): Promise<string>;
  render(composition: Composition, files: BoardFiles): Promise<RenderedLook>;
  /** A composed look in another format, its ground filling the frame. */
  exportBoard(composition: Composition, files: BoardFiles, format: LookFormat): Promise<Buffer>;
  /** Any other picture of a look in another format: JPEG. */
  exportPicture(picture: Buffer, format: LookFormat): Promise<Buffer>;
}

/**
 * The jobs for a person, or for administrators ("all"). Those of administrators do not wait for all those of
 * people.
 */
export type StudioJobsFor<Name extends keyof StudioJobs = keyof StudioJobs> = (
  caller: CutoutOwner,
) => Pick<StudioJobs, Name>;
