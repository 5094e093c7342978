import { pipeline, Readable } from "node:stream";
import { stringify } from "csv-stringify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { shopDay } from "#contract/values/zoned-time.ts";
import type { Database } from "#server/db/database.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import { recordActivity } from "#server/modules/activity/record-activity.ts";
import type { EmailSettings } from "#server/modules/mail/email-template.ts";
import { callerOf } from "#server/modules/sessions/guards.ts";
import { SPREADSHEET } from "#server/readers/catalogue/csv-cell.ts";
import { type ConfirmedCursor, findConfirmed } from "./subscription-repository.ts";

const PAGE_SIZE = 1_000;

/** The export of the list for administrators. */
export const exportRoutes: FastifyPluginAsyncZod<{ settings: Pick<EmailSettings, "timeZone"> }> = async (
  app,
  { settings },
) => {
  app.get(
    "/newsletter/admin/export",
    {
      schema: {
        tags: ["Newsletter"],
        summary: "The confirmed addresses as CSV",
        security: [{ bearer: [] }],
        response: {
          200: { description: "email, confirmedAt", content: { "text/csv": { schema: z.unknown() } } },
          ...errorResponses(401, 403),
        },
      },
    },
    async (request, reply) => {
      const { id } = callerOf(request);
      await recordActivity(app.db, {
        administratorId: id,
        action: "exported",
        subject: { kind: "newsletter", id: "", name: "" },
      });
      const { day } = shopDay(new Date(), settings.timeZone);
      reply
        .type("text/csv; charset=utf-8")
        .header("content-disposition", `attachment; filename="newsletter-${day}.csv"`);
      const csv = stringify({
        ...SPREADSHEET,
        columns: ["email", "confirmedAt"],
      });
      pipeline(Readable.from(confirmedRows(app.db)), csv, (error) => {
        if (error) request.log.warn({ err: error }, "The export of the newsletter's addresses failed");
      });
      return reply.send(csv);
    },
  );
};

async function* confirmedRows(database: Database) {
  let after: ConfirmedCursor | undefined;
  do {
    const page = await findConfirmed(database, PAGE_SIZE, after);
    for (const { email, confirmedAt } of page) yield [email, confirmedAt?.toISOString()];
    after = page.length === PAGE_SIZE ? page.at(-1) : undefined;
  } while (after);
}
