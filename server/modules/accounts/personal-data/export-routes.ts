import { Readable } from "node:stream";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import { findUser } from "#server/modules/accounts/user-repository.ts";
import { callerOf } from "#server/modules/sessions/guards.ts";
import { signInRequired } from "#server/modules/sessions/sign-in-required.ts";
import { exportPerson } from "./export-person.ts";

/** The download of a user's own data. */
export const personalDataRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/user/export",
    {
      onRequest: app.limit("personalData"),
      schema: {
        tags: ["Accounts"],
        summary: "Everything that the shop holds about the user, as a JSON file",
        security: [{ bearer: [] }],
        response: {
          200: {
            description: "A list of rows for each kind of data.",
            content: { "application/json": { schema: z.any() } },
          },
          ...errorResponses(401, 429),
        },
      },
    },
    async (request, reply) => {
      const user = await findUser(app.db, callerOf(request).id);
      if (!user) throw signInRequired();
      request.log.info({ userId: user.id }, "Personal data exported");
      const confirmedEmail = user.emailConfirmedAt ? user.email : null;
      return reply
        .type("application/json; charset=utf-8")
        .header("content-disposition", 'attachment; filename="my-data.json"')
        .send(Readable.from(exportPerson(app.db, { userId: user.id, confirmedEmail })));
    },
  );
};
