import { useLocation } from "react-router";
import { CHAT_PLACE } from "#app/content/shop-content.ts";

/** Whether a link leaves the page where it is: on the home page, one that only opens the chat panel beside it. */
export function useStaysInPlace(to: string): boolean {
  return useLocation().pathname === "/" && to === CHAT_PLACE;
}
