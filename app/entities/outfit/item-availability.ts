import * as messages from "#app/entities/outfit/item-messages.ts";
import type { OutfitItem } from "#contract/outfit/outfit.ts";

type State = Pick<OutfitItem, "linkState" | "availability" | "sourceName">;

/** Whether the item can no longer be bought at its source. */
export function isUnavailable({ linkState, availability }: Omit<State, "sourceName">): boolean {
  return linkState === "gone" || availability === "out_of_stock";
}

/** Why the item cannot be bought; undefined if nothing is known against it. */
export function unavailableText(item: State): string | undefined {
  if (item.linkState === "gone") return messages.noLongerSold(item.sourceName);
  return item.availability === "out_of_stock" ? messages.soldOut(item.sourceName) : undefined;
}
