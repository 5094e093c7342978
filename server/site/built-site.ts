import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { DocumentHandler } from "#contract/shop/site-settings.ts";
import { projectRoot } from "#server/config/project-root.ts";
import { StartupError } from "#server/lib/errors/startup-error.ts";

export const builtClientFolder = join(projectRoot, "build/site/client");
const serverBuild = join(projectRoot, "build/site/server/index.js");

/** Loads the built web site; throws a StartupError if it is not built. */
export async function loadBuiltSite(): Promise<DocumentHandler> {
  if (!existsSync(serverBuild)) {
    throw new StartupError(
      "The web site is not built: run npm run build first, or npm start, which does it.",
    );
  }
  const { renderDocument } = (await import(pathToFileURL(serverBuild).href)) as {
    renderDocument: DocumentHandler;
  };
  return renderDocument;
}
