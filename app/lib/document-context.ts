import { createContext } from "react-router";
import type { DocumentContext } from "#contract/shop/site-settings.ts";

/** Passed by the server to the loaders of a document. */
export const documentContext = createContext<DocumentContext>();
