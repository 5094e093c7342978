import { createContext } from "react-router";
import type { DocumentContext } from "#contract/site-settings.ts";

/** What the server hands each document: its way to the API and the installation's settings. */
export const documentContext = createContext<DocumentContext>();
