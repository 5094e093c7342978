import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  accountDeletionQuerySchema,
  accountStateSchema,
  checkAuthSchema,
  outcomeSchema,
  type UserUpdate,
  userUpdatedSchema,
  userUpdateSchema,
} from "#contract/account/account.ts";
import { ACCOUNT_RESPONSES } from "#contract/messages/account-responses.ts";
import { boardTag, LIST_TAG, outfitTag } from "#server/http/cache/cache-tags.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import { readAlertSettings } from "#server/modules/boards/alerts/alert-settings.ts";
import { findPublicBoardIds } from "#server/modules/boards/board-repository.ts";
import { readNewsletterSetting } from "#server/modules/newsletter/newsletter-service.ts";
import { deviceOf } from "#server/modules/sessions/device.ts";
import { callerOf } from "#server/modules/sessions/guards.ts";
import { listSecurityEvents } from "#server/modules/sessions/security-event-repository.ts";
import { signInRequired } from "#server/modules/sessions/sign-in-required.ts";
import { deleteAccount } from "./delete-account.ts";
import { listIdentities } from "./identities/linked-identities.ts";
import { listPasskeys, presentPasskey } from "./passkeys/passkey-repository.ts";
import { type UpdateOptions, updateUser } from "./update-user.ts";
import { presentUser } from "./user-presenter.ts";
import { findOutfitsNaming, findUser } from "./user-repository.ts";

const userParams = z.object({ id: z.string() });
const tags = ["Accounts"];
const security = [{ bearer: [] }];

/** The signed-in user's own account. */
export const userRoutes: FastifyPluginAsyncZod<UpdateOptions> = async (app, options) => {
  const limitPasswords = app.limit("currentPassword");
  const limitEmails = app.limit("emailChanges");
  app.get(
    "/user/check-auth",
    {
      schema: {
        tags,
        summary: "Whether the session of the bearer or cookie is valid, and its user",
        security: [...security, { cookie: [] }],
        response: { 200: checkAuthSchema, ...errorResponses(401) },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const user = await app.confirmedSessions.findUser(caller.id, async () => {
        const found = await findUser(app.db, caller.id);
        return found && presentUser(found);
      });
      if (!user) throw signInRequired();
      return { success: true as const, user };
    },
  );

  app.get(
    "/user/account",
    {
      schema: {
        tags,
        summary: "What the profile shows beside the user's own fields",
        security,
        response: { 200: accountStateSchema, ...errorResponses(401) },
      },
    },
    async (request) => {
      const user = await findUser(app.db, callerOf(request).id);
      if (!user) throw signInRequired();
      const activity = await listSecurityEvents(app.db, user.id);
      const passkeys = await listPasskeys(app.db, user.id);
      return {
        emailConfirmed: user.emailConfirmedAt !== null,
        pendingEmail: user.pendingEmail,
        hasPassword: user.passwordHash !== null,
        alerts: await readAlertSettings(app.db, user.id),
        newsletter: await readNewsletterSetting(app.db, user),
        passkeys: passkeys.map(presentPasskey),
        identities: await listIdentities(app.db, user.id),
        activity: activity.map(({ id, kind, device, createdAt }) => ({
          ...{ _id: id, kind, device },
          createdAt: createdAt.toISOString(),
        })),
      };
    },
  );

  app.put(
    "/user/update/:id",
    {
      onRequest: app.limit("accountChanges"),
      preHandler: async (request) => {
        const { currentPassword, email } = request.body as UserUpdate;
        // A stolen session must not be able to try passwords.
        if (currentPassword !== undefined) await limitPasswords(request);
        // Failed ones count too: a response that tells whether an address has an account must not be free.
        const isNewEmail =
          email !== undefined && (await findUser(app.db, callerOf(request).id))?.email !== email;
        if (isNewEmail) await limitEmails(request);
      },
      schema: {
        tags,
        summary: "Change the fields that are sent",
        security,
        params: userParams,
        body: userUpdateSchema,
        response: { 200: userUpdatedSchema, ...errorResponses(400, 401, 403, 404, 409, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      const caller = { ...callerOf(request), device: deviceOf(request.headers["user-agent"]) };
      const { user, renewed, isPasswordChanged, isEmailChanged } = await updateUser(
        app.db,
        options,
        caller,
        request.body,
      );
      app.wakeMailSender();
      const { username, fullName } = request.body;
      if (username !== undefined || fullName !== undefined) {
        app.invalidateTags([
          ...(await findOutfitsNaming(app.db, user.id)).map(outfitTag),
          ...(await findPublicBoardIds(app.db, user.id)).map(boardTag),
        ]);
      }
      if (isPasswordChanged || isEmailChanged) app.confirmedSessions.remove([user.id]);
      if (isPasswordChanged) request.log.info({ userId: user.id }, "Password changed");
      if (isEmailChanged) request.log.info({ userId: user.id }, "Email address changed");
      const { pendingEmail } = user;
      const updated = { ...presentUser(user), ...(pendingEmail !== null && { pendingEmail }) };
      if (!renewed) return updated;
      app.sessionCookie.set(reply, renewed.cookie, renewed.ttlSeconds);
      return { ...updated, token: renewed.token };
    },
  );

  app.delete(
    "/user/delete/:id",
    {
      schema: {
        tags,
        summary: "Delete the account and all personal data, with the looks that the user styled or without",
        security,
        params: userParams,
        querystring: accountDeletionQuerySchema,
        response: { 200: outcomeSchema, ...errorResponses(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const deleted = await deleteAccount(app.db, caller, request.query);
      app.invalidateTags([
        ...(deleted.removedOutfitIds.length > 0 ? [LIST_TAG] : []),
        ...deleted.outfitIds.map(outfitTag),
        ...deleted.boardIds.map(boardTag),
      ]);
      app.confirmedSessions.remove([caller.id]);
      request.log.info({ userId: caller.id }, "Account deleted");
      app.sessionCookie.clear(reply);
      return { success: true as const, message: ACCOUNT_RESPONSES.deleted };
    },
  );
};
