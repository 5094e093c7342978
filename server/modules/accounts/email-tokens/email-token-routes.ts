import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  emailChangeUndoneSchema,
  emailTokenSchema,
  forgotPasswordSchema,
  outcomeSchema,
  resetPasswordSchema,
} from "#contract/account/account.ts";
import { ACCOUNT_RESPONSES as responses } from "#contract/messages/account-responses.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import { findUserByEmail } from "#server/modules/accounts/user-repository.ts";
import type { EmailSettings } from "#server/modules/mail/email-template.ts";
import { deviceOf } from "#server/modules/sessions/device.ts";
import { callerOf } from "#server/modules/sessions/guards.ts";
import { lockUserExclusive } from "#server/modules/sessions/lock-order.ts";
import { repeatConfirmation } from "./confirmation.ts";
import { cancelEmailChange } from "./email-change.ts";
import { redeemConfirmation, redeemUndo } from "./redeem-token.ts";
import { enqueueReset, resetPassword } from "./reset-password.ts";

const tags = ["Accounts"];

/**
 * Confirming an address and choosing a new password by the links in e-mails. The pages behind the links make
 * these calls.
 */
export const emailTokenRoutes: FastifyPluginAsyncZod<{ settings: EmailSettings }> = async (
  app,
  { settings },
) => {
  app.post(
    "/auth/confirm",
    {
      schema: {
        tags,
        summary: "Confirm an address by the token in its email",
        body: emailTokenSchema,
        response: { 200: outcomeSchema, ...errorResponses(400, 403, 409, 413, 415) },
      },
    },
    async (request) => {
      const message = await redeemConfirmation(settings, request, request.body.token);
      return { success: true as const, message };
    },
  );

  app.post(
    "/user/confirmation",
    {
      onRequest: app.limit("confirmation"),
      schema: {
        tags,
        summary: "Send the email again that confirms the address, or the one that is to replace it",
        security: [{ bearer: [] }],
        response: { 200: outcomeSchema, ...errorResponses(401, 403, 429) },
      },
    },
    async (request) => {
      const isSent = await repeatConfirmation(app.db, settings, callerOf(request).id);
      app.wakeMailSender();
      return {
        success: true as const,
        message: isSent ? responses.confirmationSent : responses.emailAlreadyConfirmed,
      };
    },
  );

  app.delete(
    "/user/pending-email",
    {
      schema: {
        tags,
        summary: "Cancel the change to an address that is not confirmed yet",
        security: [{ bearer: [] }],
        response: { 200: outcomeSchema, ...errorResponses(401, 403, 429) },
      },
    },
    async (request) => {
      const { id: userId } = callerOf(request);
      const device = deviceOf(request.headers["user-agent"]);
      const isCancelled = await app.db.transaction(async (tx) => {
        await lockUserExclusive(tx, userId);
        return cancelEmailChange(tx, { userId, device });
      });
      if (isCancelled) {
        request.log.info({ userId }, "Change of the email address cancelled");
      }
      return { success: true as const, message: responses.emailChangeCancelled };
    },
  );

  /** E-mails being enqueued after their response. */
  const pending = new Set<Promise<void>>();
  app.addHook("onClose", async () => void (await Promise.all(pending)));
  app.post(
    "/auth/forgot",
    {
      preHandler: app.limit("forgotPassword"),
      schema: {
        tags,
        summary: "Send a link to choose a new password; the response is the same for every address",
        body: forgotPasswordSchema,
        response: { 200: outcomeSchema, ...errorResponses(400, 403, 413, 415, 429) },
      },
    },
    async (request) => {
      const user = await findUserByEmail(app.db, request.body.email);
      if (user) {
        // Without waiting, so that the time of the response does not disclose whether there is an account.
        const work = enqueueReset(app.db, settings, { userId: user.id, email: user.email })
          .then((isEnqueued) => {
            if (isEnqueued) app.wakeMailSender();
            else request.log.info({ userId: user.id }, "No link for a new password: enough emails were sent");
          })
          .catch((err: unknown) => request.log.error({ err }, "A link for a new password could not be sent"))
          .finally(() => pending.delete(work));
        pending.add(work);
        const device = deviceOf(request.headers["user-agent"]);
        app.recordSecurityEvent({ userId: user.id, kind: "password-reset-requested", device });
        request.log.info({ userId: user.id }, "New password requested");
      }
      return { success: true as const, message: responses.resetRequested };
    },
  );

  app.post(
    "/auth/undo-email",
    {
      schema: {
        tags,
        summary:
          "Undo or cancel the change of an address by the token that the former one got; ends all sessions",
        body: emailTokenSchema,
        response: { 200: emailChangeUndoneSchema, ...errorResponses(400, 403, 409, 413, 415) },
      },
    },
    async (request) => {
      const resetToken = await redeemUndo(request, request.body.token);
      return { success: true as const, message: responses.emailChangeUndone, resetToken };
    },
  );

  app.post(
    "/auth/reset",
    {
      schema: {
        tags,
        summary: "Set a new password by the token in the email; ends all sessions",
        body: resetPasswordSchema,
        response: { 200: outcomeSchema, ...errorResponses(400, 403, 413, 415) },
      },
    },
    async (request) => {
      const userId = await resetPassword(app.db, settings, {
        ...request.body,
        device: deviceOf(request.headers["user-agent"]),
      });
      app.confirmedSessions.remove([userId]);
      app.wakeMailSender();
      request.log.info({ userId }, "Password changed by a link");
      return { success: true as const, message: responses.passwordReset };
    },
  );
};
