import { type ComponentType, createContext, useContext } from "react";
import type { OutfitSummary } from "#contract/outfit/outfit.ts";

export interface SaveButtonProps {
  outfit: Pick<OutfitSummary, "_id" | "category" | "section">;
  /** mark: on a picture; wide: beside other actions; tool: in the toolbar of the viewer. */
  look?: "mark" | "wide" | "tool" | undefined;
  className?: string | undefined;
}

const SaveButtonContext = createContext<ComponentType<SaveButtonProps> | null>(null);

/**
 * Passes the button in from above, because the features that show outfits do not import the one
 * that saves them.
 */
export const SaveButtonProvider = SaveButtonContext.Provider;

/** The button that saves an outfit; nothing outside the site's frame. */
export function SaveSlot(props: SaveButtonProps) {
  const SaveButton = useContext(SaveButtonContext);
  return SaveButton && <SaveButton {...props} />;
}
