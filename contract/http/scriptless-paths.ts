/** Paths of documents that are shown at other addresses, so that the scripts of the site, which read the address, would not match them. */

/** The page that the service worker shows when there is neither a network nor a stored document. */
export const OFFLINE_PATH = "/offline";

/** The page for addresses that cannot be decoded, such as "/%". */
export const MALFORMED_PATH = "/malformed-address";
