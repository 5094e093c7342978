import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { ShopSettings } from "#contract/shop/shop-settings.ts";
import { siteTextsSchema, TEXT_PAGES, type TextPage } from "#contract/shop/site-texts.ts";
import { SETTINGS_TAG } from "#server/http/cache/cache-tags.ts";
import { jsonResponse } from "#server/http/cache/cached-response.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import type { CurrentSettings } from "./current-settings.ts";

export const siteTextRoutes: FastifyPluginAsyncZod<{ current: CurrentSettings }> = async (
  app,
  { current },
) => {
  app.get(
    "/settings/texts/:page",
    {
      schema: {
        tags: ["Settings"],
        summary: "The shop's own texts of a page; null for those of the site",
        params: z.object({ page: z.enum(TEXT_PAGES) }),
        response: { 200: siteTextsSchema, ...errorResponses(400) },
      },
    },
    async (request, reply) => {
      const { page } = request.params;
      return app.sendCached(request, reply, `texts ${page}`, async () =>
        jsonResponse(textsOf(current.values, page), [SETTINGS_TAG]),
      );
    },
  );
};

function textsOf(settings: Readonly<ShopSettings>, page: TextPage) {
  const { home, faq, styleNotes } = settings;
  return page === "home" ? { home, faq, styleNotes } : { sections: settings[page] };
}
