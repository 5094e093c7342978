import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { type CatalogueFormat, catalogueExportQuerySchema } from "#contract/catalogue/catalogue-file.ts";
import { shopDay } from "#contract/values/zoned-time.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import { downloadCatalogue } from "./catalogue-download.ts";

const TYPES: Record<CatalogueFormat, string> = {
  jsonl: "application/jsonl; charset=utf-8",
  csv: "text/csv; charset=utf-8",
};

const fileSchema = z.any().meta({ type: "string", format: "binary" });

interface ExportSettings {
  publicUrl: string;
  timeZone: string;
}

export const exportRoutes: FastifyPluginAsyncZod<ExportSettings> = async (app, { publicUrl, timeZone }) => {
  app.get(
    "/outfit/admin/export",
    {
      schema: {
        tags: ["Administration"],
        security: [{ bearer: [] }],
        summary: "Export the outfits of a filter, with links, as JSON Lines or CSV",
        querystring: catalogueExportQuerySchema,
        response: {
          200: {
            description: "The file, newest outfit first.",
            content: Object.fromEntries(
              Object.values(TYPES).map((type) => [type.split(";")[0], { schema: fileSchema }]),
            ),
          },
          ...errorResponses(400, 401, 403),
        },
      },
    },
    async ({ query }, reply) => {
      const file = await downloadCatalogue({ database: app.db, publicUrl, query });
      const name = `outfits-${shopDay(new Date(), timeZone).day}.${query.format}`;
      return reply
        .type(TYPES[query.format])
        .header("content-disposition", `attachment; filename="${name}"`)
        .send(file);
    },
  );
};
