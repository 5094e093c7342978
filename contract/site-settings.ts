import type { ApiClient } from "./api-client.ts";

/** Settings that pages need; equal for every visitor. */
export interface SiteSettings {
  /** Public origin of the site, without a trailing slash. */
  publicUrl: string;
  /** IANA time zone of the dates on the site. */
  timeZone: string;
  /** Whether an identity provider is configured for signing in. */
  identityProvider: boolean;
  /** Grievance contact on the legal pages; null if none is configured. */
  grievance: { name: string; email: string } | null;
  /** Path on this origin that browsers notify when the session token changes; null for none. */
  tokenSyncPath: string | null;
}

/** What the server passes to the site for each document it renders. */
export interface DocumentContext {
  /** Calls the API inside the process as a visitor, without counting views. */
  api: ApiClient;
  /** Logs a failure with its stack and the id of the document's request. */
  logError: (message: string, error: unknown) => void;
  settings: SiteSettings;
  /** Marks the document's own inline scripts; unguessable, and removed before the document is sent. */
  nonce: string;
}

/** Renders one document; exported by the web site's server build. */
export type DocumentHandler = (request: Request, context: DocumentContext) => Promise<Response>;
