import { startDemoServer } from "../../scripts/demo-server.mjs";
import { ADMIN_ENV } from "../admin-session.ts";
import { measureAgainstBare } from "../against-bare.ts";
import { ageServer } from "../age-server.ts";
import { outfitPath } from "../known-outfit.ts";
import type { Row } from "../row.ts";

export const documentsHot: Row = async function* () {
  await using server = await startDemoServer({ env: ADMIN_ENV });
  await ageServer(server.url);
  const documents = { home: "/", listing: "/outfit", detail: await outfitPath(server.url) };
  for (const [name, path] of Object.entries(documents))
    yield measureAgainstBare(`${name} document, hot`, server.url + path, 0.7);
};
