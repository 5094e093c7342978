import { useLocation } from "react-router";
import { CHAT_PATH } from "#app/content/shop-content.ts";

/** Whether a link must not scroll the page: on the home page, one that only opens the chat panel. */
export function useStaysInPlace(to: string): boolean {
  return useLocation().pathname === "/" && to === CHAT_PATH;
}
