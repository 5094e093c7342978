import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { ErrorCode } from "#contract/http/api-error.ts";
import { type FormOutcome, outcomePath } from "#contract/http/form-outcomes.ts";
import { asRequestError } from "#server/lib/errors/as-api-error.ts";

/** Bytes. No form of text fields that works without scripts has more than one e-mail address. */
const BODY_LIMIT_BYTES = 4_096;

const OUTCOMES: Partial<Record<ErrorCode, FormOutcome>> = {
  VALIDATION_FAILED: "not-valid",
  UNSUPPORTED_MEDIA_TYPE: "not-valid",
  NOT_FOUND: "link-invalid",
  LINK_INVALID: "account-link-invalid",
  LINK_EXPIRED: "account-link-expired",
  LINK_USED: "account-link-used",
  CONFLICT: "address-taken",
  PAYLOAD_TOO_LARGE: "too-large",
  RATE_LIMITED: "too-often",
};

/**
 * A scope of routes to which browsers post forms without scripts: every error but a foreign origin redirects
 * to a page that explains it.
 */
export const siteForms = fastifyPlugin(async (app: FastifyInstance) => {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: BODY_LIMIT_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.setErrorHandler((thrown, request, reply) => {
    const error = asRequestError(thrown, request);
    if (error.code === "FORBIDDEN") throw thrown;
    if (error.status >= 500)
      request.log.error({ err: error.cause ?? thrown }, "A form could not be processed");
    return reply.redirect(outcomePath(OUTCOMES[error.code] ?? "failed"), 303);
  });
});
