import type { ApiClient } from "./api-client.ts";

/** What the pages need to know of the installation; the same for every visitor. */
export interface SiteSettings {
  /** Origin under which the public reaches the site, without a trailing slash. */
  publicUrl: string;
  /** IANA name of the zone in which dates are shown (D45). */
  timeZone: string;
  /** Whether people can sign in with an identity provider (D19). */
  identityProvider: boolean;
  /** Whom complaints go to, for the legal pages; null where the owner has named nobody (D42). */
  grievance: { name: string; email: string } | null;
  /** A path of this origin that browsers tell when the session's token changes (spec section 7); null for none. */
  tokenSyncPath: string | null;
}

/** What the server hands the web site for each document it renders. */
export interface DocumentContext {
  /** Answers as to a visitor, in process, without counting views (D9, D27). */
  api: ApiClient;
  settings: SiteSettings;
}

/** Renders one document; exported by the web site's server build. */
export type DocumentHandler = (request: Request, context: DocumentContext) => Promise<Response>;
