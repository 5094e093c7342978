import { rmSync } from "node:fs";
import { startBuiltServer, temporaryDataDir } from "./built-server.mjs";

/** Where the development server shows the design system. */
export const GALLERY_PATH = "/dev/ui";

/** The development server over an empty catalogue: production builds have no gallery. */
export async function startGalleryServer() {
  const dataDir = temporaryDataDir();
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const server = await startBuiltServer({
      dataDir,
      env: { NODE_ENV: "development", SEED: "none" },
      // The first request compiles the page and what it imports.
      readyPath: GALLERY_PATH,
    });
    const stop = async () => {
      await server.stop();
      removeFolder();
    };
    return { ...server, stop };
  } catch (error) {
    removeFolder();
    throw error;
  }
}
