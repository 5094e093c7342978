/** Sent by a page to the service worker. */
export type WorkerMessage =
  /** A screen is shown: store its document, pictures and fonts, given as URLs. */
  | { type: "visited"; document: string; pictures: string[]; fonts: string[] }
  /** The session has ended: remove the stored documents and pictures. */
  | { type: "signed-out" };
