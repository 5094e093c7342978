import type { Board, BoardOutfit } from "#contract/boards/boards.ts";
import { imageUrl } from "#contract/outfit/image.ts";
import { presentSummary } from "#server/modules/outfits/outfit-presenter.ts";
import type { OutfitRecord } from "#server/modules/outfits/outfit-selection.ts";
import type { BoardRecord, CoverRecord } from "./board-repository.ts";

export function presentBoard(
  board: BoardRecord,
  numberOfOutfits: number,
  covers: readonly CoverRecord[],
): Board {
  return {
    _id: board.id,
    name: board.name,
    isDefault: board.isDefault,
    isPublic: board.isPublic,
    numberOfOutfits,
    covers: covers.map(({ mediaId, imageWidth, imageHeight, imagePlaceholder }) => ({
      image: imageUrl(mediaId),
      imageWidth,
      imageHeight,
      imagePlaceholder,
    })),
  };
}

export function presentBoardOutfit(record: OutfitRecord): BoardOutfit {
  return { ...presentSummary(record), isAvailable: record.isActive };
}
