import type { OpenShop } from "./open-shop.ts";

/**
 * Lets a command invalidate cached responses of the shop's running nodes by cache tag (cache-tags.ts). An embedded database has no
 * other process.
 */
export async function withInvalidation<T>(
  { open: { database, kind } }: OpenShop,
  work: (invalidateTags: (tags: readonly string[]) => void) => Promise<T>,
): Promise<T> {
  if (kind === "embedded") return work(() => {});
  const { publishOver } = await import("#server/nodes/invalidation-channel.ts");
  const queue = publishOver(database);
  try {
    return await work((tags) => queue.add(tags));
  } finally {
    await queue.close();
  }
}
