import { z } from "zod";
import { PASSKEY_NAME_MAX_LENGTH } from "#contract/limits.ts";
import { ACCOUNT_MESSAGES as messages } from "#contract/messages/account.ts";
import { INPUT_MESSAGES } from "#contract/messages/input.ts";
import { visibleName } from "#contract/values/text.ts";

export const passkeySchema = z
  .object({
    _id: z.string(),
    name: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "Passkey" });
export type Passkey = z.infer<typeof passkeySchema>;

export const passkeyNameSchema = z.object({
  name: visibleName(PASSKEY_NAME_MAX_LENGTH, {
    ...{ missing: messages.passkeyNameRequired, tooLong: messages.passkeyNameTooLong },
    hidden: INPUT_MESSAGES.controlCharacters,
  }),
});

/** The one-time code that an administrator needs where the shop requires passkeys of them. */
const code = z.string().max(100).trim().optional();

export const newPasskeyOptionsSchema = z.object({ code });

/** What the browser's WebAuthn call takes; its fields are those of the standard's JSON form. */
export const webAuthnOptionsSchema = z.looseObject({ challenge: z.string() }).meta({ id: "WebAuthnOptions" });

/** base64url. */
const encoded = z.string().regex(/^[\w-]{1,20000}=*$/);

/** What the browser's WebAuthn call returns, in the standard's JSON form. */
const credential = {
  id: encoded,
  rawId: encoded,
  type: z.literal("public-key"),
  authenticatorAttachment: z.enum(["platform", "cross-platform"]).optional(),
};

export const newPasskeySchema = z.object({
  ...passkeyNameSchema.shape,
  code,
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: encoded,
      attestationObject: encoded,
      transports: z
        .array(z.string().regex(/^[\w-]{1,20}$/))
        .max(10)
        .optional(),
    }),
  }),
});

export const passkeySignInSchema = z.object({
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: encoded,
      authenticatorData: encoded,
      signature: encoded,
      userHandle: z
        .string()
        .regex(/^[\w-]{0,200}=*$/)
        .optional(),
    }),
  }),
});
