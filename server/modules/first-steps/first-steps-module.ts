import { eq } from "drizzle-orm";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { API_PREFIX } from "#contract/http/api-client.ts";
import { TEST_MAIL_ERRORS } from "#contract/messages/first-steps.ts";
import { firstStepsChangeSchema, firstStepsSchema, testMailSchema } from "#contract/shop/first-steps.ts";
import { users } from "#server/db/schema/users.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import type { EmailSettings } from "#server/modules/mail/email-template.ts";
import { callerOf } from "#server/modules/sessions/guards.ts";
import { type DemoRoutesOptions, demoRoutes } from "./demo-routes.ts";
import { reachMilestone, removeMilestone } from "./milestone-repository.ts";
import { type FirstStepsShop, readFirstSteps } from "./read-first-steps.ts";
import { sendTestMail } from "./test-mail.ts";

interface FirstStepsOptions extends Omit<FirstStepsShop, "settings"> {
  settings: EmailSettings;
  demo: DemoRoutesOptions;
}

const described = { tags: ["Administration"], security: [{ bearer: [] }] };
const PATH = `${API_PREFIX}/dashboard/admin/first-steps`;

export const firstStepsModule: FastifyPluginAsyncZod<FirstStepsOptions> = async (
  app,
  { config, settings, hasDemo, demo },
) => {
  const read = () => readFirstSteps(app.db, { config, settings: () => app.shopSettings.values, hasDemo });

  await app.register(demoRoutes, { prefix: API_PREFIX, ...demo });

  app.get(
    PATH,
    {
      schema: {
        ...described,
        summary: "What a new shop needs before visitors come",
        response: { 200: firstStepsSchema, ...errorResponses(401, 403) },
      },
    },
    read,
  );

  app.put(
    PATH,
    {
      schema: {
        ...described,
        summary: "Hide the list of first steps from all administrators, or show it again",
        body: firstStepsChangeSchema,
        response: { 200: firstStepsSchema, ...errorResponses(400, 401, 403, 413, 415) },
      },
    },
    async ({ body: { isHidden } }) => {
      await (isHidden ? reachMilestone : removeMilestone)(app.db, "firstStepsHidden");
      return read();
    },
  );

  app.post(
    `${PATH}/test-mail`,
    {
      onRequest: app.limit("testMail"),
      schema: {
        ...described,
        summary: "Send the caller an e-mail at once",
        description: "503 with a sentence for the owner when the mail server does not take it.",
        response: { 200: testMailSchema, ...errorResponses(401, 403, 503) },
      },
    },
    async (request) => {
      if (config.mail.smtpUrl === undefined) throw new ApiError("NOT_CONFIGURED", TEST_MAIL_ERRORS.noServer);
      const [caller] = await app.db
        .select({ email: users.email })
        .from(users)
        .where(eq(users.id, callerOf(request).id));
      const sentTo = caller?.email ?? "";
      await sendTestMail(app.deliverMail, settings, sentTo);
      await reachMilestone(app.db, "testMailSent");
      return { sentTo };
    },
  );
};
