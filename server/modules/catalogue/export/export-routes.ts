import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { type CatalogueFormat, catalogueExportQuerySchema } from "#contract/catalogue/catalogue-file.ts";
import { shopDay } from "#contract/values/zoned-time.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import type { EmailSettings } from "#server/modules/mail/email-template.ts";
import type { BlobStore } from "#server/modules/media/blob-store.ts";
import { downloadCatalogue } from "./catalogue-download.ts";
import { downloadWithPictures } from "./catalogue-zip.ts";

const TYPES: Record<CatalogueFormat, string> = {
  jsonl: "application/jsonl; charset=utf-8",
  csv: "text/csv; charset=utf-8",
  zip: "application/zip",
};

const fileSchema = z.any().meta({ type: "string", format: "binary" });

interface ExportSettings {
  publicUrl: string;
  settings: Pick<EmailSettings, "timeZone">;
  blobStore: Pick<BlobStore, "get" | "has">;
}

export const exportRoutes: FastifyPluginAsyncZod<ExportSettings> = async (
  app,
  { publicUrl, settings, blobStore },
) => {
  app.get(
    "/outfit/admin/export",
    {
      schema: {
        tags: ["Administration"],
        security: [{ bearer: [] }],
        summary:
          "Export the outfits of a filter, with links, as JSON Lines or CSV, or with their pictures as a ZIP",
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
      const file =
        query.format === "zip"
          ? await downloadWithPictures({ database: app.db, blobStore, query })
          : await downloadCatalogue({ database: app.db, publicUrl, query });
      const name = `outfits-${shopDay(new Date(), settings.timeZone).day}.${query.format}`;
      return reply
        .type(TYPES[query.format])
        .header("content-disposition", `attachment; filename="${name}"`)
        .send(file);
    },
  );
};
