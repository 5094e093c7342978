import type { FastifyPluginAsync } from "fastify";
import { API_PREFIX } from "#contract/http/api-client.ts";
import { LINK_ERRORS } from "#contract/messages/links.ts";
import { runOnInterval } from "#server/cluster/run-on-interval.ts";
import { LIST_TAG, outfitTag } from "#server/http/cache/cache-tags.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import type { EmailSettings } from "#server/modules/mail/email-template.ts";
import { adminLinkRoutes } from "./admin/admin-link-routes.ts";
import { LinkChecker } from "./checking/link-checker.ts";
import type { PageVisitor } from "./fetching/page-visitor.ts";
import { linkMetrics } from "./link-metrics.ts";
import { shopperRoutes } from "./shopper-routes.ts";

const CHECK_EVERY_MS = 5_000;

interface LinkModuleOptions {
  settings: Pick<EmailSettings, "timeZone">;
  visitor: PageVisitor;
  areChecked: boolean;
  /** Hides those of the outfits whose links lead elsewhere since their publication; returns their ids. */
  holdChangedLooks: (outfitIds: readonly string[]) => Promise<string[]>;
}

export const linkModule: FastifyPluginAsync<LinkModuleOptions> = async (
  app,
  { settings, visitor, areChecked, holdChangedLooks },
) => {
  const countCheck = linkMetrics(app);
  const checker = new LinkChecker({
    ...{ database: app.db, visitor, countCheck, log: app.log },
    followShopPrices: () => app.shopSettings.values.followShopPrices,
    onSaved: async ({ outfitIds, isPriceChanged }) => {
      app.invalidateTags([...outfitIds.map(outfitTag), ...(isPriceChanged ? [LIST_TAG] : [])]);
      const heldIds = await holdChangedLooks(outfitIds);
      if (heldIds.length === 0) return;
      app.invalidateTags([...heldIds.map(outfitTag), LIST_TAG]);
      app.log.info({ outfitIds: heldIds }, "Looks are held, because a link leads to another shop");
    },
  });
  const stopping = new AbortController();
  app.addHook("preClose", async () => {
    stopping.abort(new ApiError("UNAVAILABLE", LINK_ERRORS.interrupted, { retryAfter: 5 }));
    await checker.stop();
  });

  if (areChecked) {
    runOnInterval(
      app,
      CHECK_EVERY_MS,
      () => checker.run(),
      "Links could not be checked; the next try is in five seconds",
    );
  }
  await app.register(shopperRoutes, { prefix: API_PREFIX });
  await app.register(adminLinkRoutes, {
    prefix: API_PREFIX,
    ...{ checker, visitor, settings, stopping: stopping.signal, areChecked },
  });
};
