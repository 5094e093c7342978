/** The page that the service worker shows when there is neither a network nor a stored document. */
export const OFFLINE_PATH = "/offline";
