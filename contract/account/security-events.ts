import { z } from "zod";

/** What the profile lists under "Recent activity". */
export const SECURITY_EVENTS = [
  "signed-in",
  "signed-in-on-new-device",
  "sign-in-failed",
  "signed-out-elsewhere",
  "password-reset-requested",
  "password-changed",
  "email-change-asked",
  "email-change-cancelled",
  "email-changed",
  "email-change-undone",
  "identity-linked",
  "identity-unlinked",
  "passkey-added",
  "passkey-removed",
] as const;
export type SecurityEventKind = (typeof SECURITY_EVENTS)[number];

export const securityEventSchema = z
  .object({
    _id: z.string(),
    kind: z.enum(SECURITY_EVENTS),
    device: z.string().describe("browser and system, such as Chrome on Android"),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "SecurityEvent" });

const sessionSchema = z
  .object({
    _id: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime(),
    device: z.string().describe("browser and system, such as Chrome on Android"),
    isCurrent: z.boolean(),
  })
  .meta({ id: "Session" });

/** Where the user is signed in, the session used last first. */
export const sessionListSchema = z.object({ sessions: z.array(sessionSchema) }).meta({ id: "SessionList" });
export type SessionList = z.infer<typeof sessionListSchema>;
