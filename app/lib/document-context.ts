import { createContext } from "react-router";
import type { DocumentContext } from "#contract/shop/site-settings.ts";

/** What the server passes to each document: its API client and the shop's settings. */
export const documentContext = createContext<DocumentContext>();
