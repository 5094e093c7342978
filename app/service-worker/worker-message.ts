/** Sent by a page to the service worker. */
export type WorkerMessage =
  /** A screen is shown: store its document and pictures, given as URLs. */
  | { type: "visited"; document: string; pictures: string[] }
  /** The session has ended: remove the stored documents and pictures. */
  | { type: "signed-out" };
