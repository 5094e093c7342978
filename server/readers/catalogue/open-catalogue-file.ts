import { ApiError } from "#server/lib/errors/api-error.ts";
import { StartupError } from "#server/lib/errors/startup-error.ts";
import { pathSource } from "./file-source.ts";
import { NO_BOUNDS, type OpenedCatalogue, openCatalogue } from "./open-catalogue.ts";

/**
 * Opens a catalogue file of this machine. Opening and reading it throw a StartupError with a user-facing
 * message if the file cannot be read or is no catalogue.
 */
export async function openCatalogueFile(path: string): Promise<OpenedCatalogue> {
  const catalogue = await openCatalogue(pathSource(path), NO_BOUNDS).catch((error: unknown) => {
    throw asStartupError(error, path);
  });
  return {
    ...catalogue,
    entries: async function* () {
      try {
        yield* catalogue.entries();
      } catch (error) {
        throw asStartupError(error, path);
      }
    },
  };
}

function asStartupError(error: unknown, path: string): unknown {
  return error instanceof ApiError ? new StartupError(`${path}: ${error.message}.`, { cause: error }) : error;
}
