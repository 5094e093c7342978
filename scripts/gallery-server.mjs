import { startOnTemporaryData } from "./built-server.mjs";
import { emptyDataDir } from "./demo-server.mjs";

/** Where the development server shows the design system. */
export const GALLERY_PATH = "/dev/ui";

/** The development server over an empty catalogue: production builds have no gallery. */
export async function startGalleryServer() {
  return startOnTemporaryData({
    dataDir: await emptyDataDir(),
    env: { NODE_ENV: "development", SEED: "none" },
    // The first request compiles the page and what it imports.
    readyPath: GALLERY_PATH,
  });
}
