import { createContext } from "react";

/**
 * Marks the inline scripts of a document as the site's own while it is rendered. The
 * server allows exactly these by hash and removes the mark, because documents are cached;
 * see server/http/plugins/content-security-policy.ts.
 */
export const NonceContext = createContext<string | undefined>(undefined);
