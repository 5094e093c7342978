import { openNodeLinks } from "#server/nodes/node-links.ts";
import { createLogger } from "#server/observability/logger.ts";
import type { OpenShop } from "./open-shop.ts";

const UNTOLD = "The shop's running nodes could not be told of this: they show it within ten seconds.";

/**
 * Lets `work` tell the running nodes of the shop what it changed, by the names in cache-tags.ts, so that none goes on showing what it
 * kept. An embedded database has no other process that could be told.
 */
export async function tellingNodes<T>(
  { config, open }: OpenShop,
  work: (tell: (tags: readonly string[]) => void) => Promise<T>,
): Promise<T> {
  const { changes, close } = await openNodeLinks({
    config: { ...config, replicaUrls: [] },
    open,
    // That Redis is away is said below, to somebody who is no node.
    log: createLogger("silent", config.environment),
  });
  let isUntold = false;
  try {
    return await work((tags) => {
      changes?.tell(tags);
      isUntold = changes?.isOpen === false;
    });
  } finally {
    await close();
    if (isUntold) console.error(UNTOLD);
  }
}
