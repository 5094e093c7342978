/** What a page tells the service worker. */
export type WorkerMessage =
  /** A screen is shown: store its document and pictures, given as addresses. */
  | { type: "visited"; document: string; pictures: string[] }
  /** The session has ended: remove the stored documents and pictures. */
  | { type: "signed-out" };
