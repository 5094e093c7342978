import { z } from "zod";

/** Error codes of the API, and the HTTP status of each. */
export const ERROR_STATUS = {
  BAD_REQUEST: 400,
  VALIDATION_FAILED: 400,
  /** A link of an account e-mail that is unknown, or for something else. */
  LINK_INVALID: 400,
  LINK_EXPIRED: 400,
  LINK_USED: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  /** A sensitive change in an older session without the password, or with a wrong one. */
  CURRENT_PASSWORD_REQUIRED: 403,
  /** An administrator's call in a session that did not begin with a passkey, where the shop requires one. */
  PASSKEY_REQUIRED: 403,
  /**
   * An administrator who adds a passkey where the shop requires one, without the one-time code or with
   * a wrong one.
   */
  PASSKEY_CODE_REQUIRED: 403,
  /** A sign-in to an account that an administrator has blocked. */
  BLOCKED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  URI_TOO_LONG: 414,
  UNSUPPORTED_MEDIA_TYPE: 415,
  UNREADABLE: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  NOT_IMPLEMENTED: 501,
  NOT_CONFIGURED: 503,
  UNAVAILABLE: 503,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;

const errorParamsSchema = z.record(z.string(), z.union([z.string(), z.number()]));
/** The values in an error's sentence, such as the limit that it names. */
export type ErrorParams = z.infer<typeof errorParamsSchema>;

const sentence = {
  reason: z
    .string()
    .describe(
      "stable id of the sentence, such as cart.full, or too_big for a rule without a sentence of its own",
    ),
  params: errorParamsSchema.describe("the values in the sentence, such as maximum").optional(),
};

const errorDetailSchema = z.object({ path: z.string(), message: z.string(), ...sentence });
/** An error of one field; `path` is its path in the body: "items.0.itemPrice". */
export type ErrorDetail = z.infer<typeof errorDetailSchema>;

/** The body of every error response; `error` repeats `message` for clients that read either. */
export const errorBodySchema = z
  .object({
    success: z.literal(false),
    message: z.string(),
    error: z.string(),
    code: z.string(),
    ...sentence,
    details: z.array(errorDetailSchema).optional(),
  })
  .meta({ id: "Error", description: "The body of every error response." });
export type ErrorBody = z.infer<typeof errorBodySchema>;
