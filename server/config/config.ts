import { resolve } from "node:path";
import { z } from "zod";
import { EMAIL_PATTERN } from "#contract/account/email-address.ts";
import { ADMIN_PASSWORD_MIN_LENGTH } from "#contract/limits.ts";
import { isTimeZone } from "#contract/shop/brand-settings.ts";
import { StartupError } from "#server/lib/errors/startup-error.ts";
import { type LinkConfig, linkSettings, readLinkConfig } from "./link-config.ts";
import { defaultMailFrom, type Mailbox, readMailbox } from "./mailbox.ts";
import { type NodeConfig, nodeSettings, readNodeConfig } from "./node-config.ts";
import {
  type ObservabilityConfig,
  observabilitySettings,
  readObservabilityConfig,
} from "./observability-config.ts";
import {
  databaseAddress,
  isOnThisMachine,
  listenAddress,
  onOff,
  optional,
  proxies,
  wholeNumberText,
  withDefault,
} from "./setting-schema.ts";

const origin = z
  .url({ protocol: /^https?$/, error: "must be an address such as https://shop.example" })
  .transform((value) => new URL(value).origin);

const timeZone = z.string().refine(isTimeZone, "must be a time zone such as Asia/Kolkata");

const environmentSchema = z.object({
  NODE_ENV: withDefault(z.enum(["production", "development", "test"]), "production"),
  PORT: withDefault(wholeNumberText(0, 65_535), "3000"),
  HOST: withDefault(listenAddress, "127.0.0.1"),
  PUBLIC_URL: optional(origin),
  DATA_DIR: withDefault(z.string(), "./data"),
  DATABASE_URL: optional(databaseAddress),
  ...nodeSettings,
  ...observabilitySettings,
  S3_ENDPOINT: optional(z.url({ protocol: /^https?$/, error: "must be an http(s) address" })),
  S3_REGION: withDefault(z.string(), "us-east-1"),
  S3_BUCKET: optional(z.string()),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  SMTP_URL: optional(
    z.url({
      protocol: /^smtps?$/,
      hostname: /./,
      error: "must be an address such as smtps://user:password@mail.example",
    }),
  ),
  MAIL_FROM: optional(
    z.string().transform((value, context) => {
      const mailbox = readMailbox(value);
      if (!mailbox) context.addIssue("must be an address such as My shop <hello@shop.example>");
      return mailbox ?? z.NEVER;
    }),
  ),
  GRIEVANCE_NAME: optional(z.string().trim().min(1, "must be a name")),
  GRIEVANCE_EMAIL: optional(z.email({ pattern: EMAIL_PATTERN, error: "must be an email address" })),
  TOKEN_SYNC_PATH: optional(
    z.string().regex(/^\/(?!\/)[\w\-.~/]*$/, "must be a path of this site such as /gateway/session"),
  ),
  OIDC_ISSUER: optional(
    z
      .url({ protocol: /^https?$/, error: "must be the address of the identity provider" })
      .refine(
        (issuer) => issuer.startsWith("https:") || isOnThisMachine(issuer),
        "must begin with https:// unless the identity provider is on this machine",
      ),
  ),
  OIDC_CLIENT_ID: optional(z.string()),
  OIDC_CLIENT_SECRET: optional(z.string()),
  ADMIN_EMAIL: optional(z.email({ pattern: EMAIL_PATTERN, error: "must be an email address" })),
  ADMIN_PASSWORD: optional(
    z
      .string()
      .trim()
      .min(ADMIN_PASSWORD_MIN_LENGTH, `must have at least ${ADMIN_PASSWORD_MIN_LENGTH} characters`)
      .max(128, "can have at most 128 characters"),
  ),
  ADMIN_PASSKEY: withDefault(z.enum(["optional", "required"], "must be optional or required"), "optional"),
  SESSION_TTL_HOURS: withDefault(wholeNumberText(1, 8_760), "168"),
  SENSITIVE_CHANGE_MINUTES: withDefault(wholeNumberText(1, 10_080), "15"),
  RATE_LIMIT: withDefault(onOff, "on"),
  RATE_LIMIT_SIGN_IN_PER_MINUTE: withDefault(wholeNumberText(1, 1_000_000), "10"),
  RATE_LIMIT_SIGN_UP_PER_HOUR: withDefault(wholeNumberText(1, 1_000_000), "10"),
  RATE_LIMIT_ACCOUNT_MAIL_PER_HOUR: withDefault(wholeNumberText(1, 1_000_000), "5"),
  RATE_LIMIT_CONTRIBUTIONS_PER_MINUTE: withDefault(wholeNumberText(1, 1_000_000), "20"),
  RATE_LIMIT_REACTIONS_PER_MINUTE: withDefault(wholeNumberText(1, 1_000_000), "120"),
  RATE_LIMIT_BESPOKE_PER_HOUR: withDefault(wholeNumberText(1, 1_000_000), "5"),
  RATE_LIMIT_NEWSLETTER_PER_HOUR: withDefault(wholeNumberText(1, 1_000_000), "5"),
  ...linkSettings,
  SEED: optional(z.enum(["demo", "none"], "must be demo or none")),
  SHOP_TIME_ZONE: withDefault(timeZone, "Asia/Kolkata"),
  CACHE: withDefault(onOff, "on"),
  LOG_LEVEL: withDefault(
    z.enum(
      ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
      "must be a level such as info or warn",
    ),
    "info",
  ),
  TRUST_PROXY: withDefault(proxies, "off"),
});

/** Names of all settings, for the check that each is documented. */
export const SETTING_NAMES = Object.keys(environmentSchema.shape);

/** The validated settings of the process. */
export interface Config extends NodeConfig, ObservabilityConfig {
  environment: "production" | "development" | "test";
  port: number;
  host: string;
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  s3: S3Config | undefined;
  mail: MailConfig;
  /** The grievance officer named on the legal pages; null if none is set. */
  grievance: { name: string; email: string } | null;
  /** A path of this origin to which browsers send changes of the session token; null for none. */
  tokenSyncPath: string | null;
  oidc: OidcConfig | undefined;
  /** The administrator account that the start ensures. */
  firstAdmin: { email: string; password: string } | undefined;
  /** Whether administrators' calls need a session that began with a passkey. */
  adminPasskeyRequired: boolean;
  sessionTtlHours: number;
  /** How long after signing in, or giving the password, what is sensitive needs neither password nor passkey. */
  sensitiveChangeMinutes: number;
  /** Limits for each client; undefined disables them. */
  rateLimits: RateLimits | undefined;
  links: LinkConfig;
  seed: "demo" | "none";
  timeZone: string;
  /** Whether responses are cached in memory; off for benchmarks. */
  cache: boolean;
  logLevel: string;
  /** Proxies whose X-Forwarded-* headers are trusted: none, or those at these addresses. */
  trustProxy: false | string;
}

export interface S3Config {
  endpoint?: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface MailConfig {
  /** Undefined: messages are written to the outbox folder. */
  smtpUrl: string | undefined;
  from: Mailbox;
}

export interface OidcConfig {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

export interface RateLimits {
  signInPerMinute: number;
  signUpPerHour: number;
  /** Requests for a new password, per e-mail and client; requests for another confirmation, per user. */
  accountMailPerHour: number;
  /** Comments and replies together. */
  contributionsPerMinute: number;
  reactionsPerMinute: number;
  bespokePerHour: number;
  newsletterPerHour: number;
}

/** Parses the settings from environment variables; throws one StartupError that names every mistake. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) {
    const mistakes = parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
    throw new StartupError(`Please correct these settings: ${mistakes.join("; ")}.`);
  }
  const values = parsed.data;
  const publicUrl = values.PUBLIC_URL ?? defaultPublicUrl(values.HOST, values.PORT);
  return {
    environment: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    ...readNodeConfig(values),
    ...readObservabilityConfig(values),
    s3: readS3(values),
    mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM ?? defaultMailFrom(publicUrl) },
    grievance: readGrievance(values),
    tokenSyncPath: values.TOKEN_SYNC_PATH ?? null,
    oidc: readOidc(values),
    firstAdmin: readFirstAdmin(values),
    adminPasskeyRequired: values.ADMIN_PASSKEY === "required",
    sessionTtlHours: values.SESSION_TTL_HOURS,
    sensitiveChangeMinutes: values.SENSITIVE_CHANGE_MINUTES,
    rateLimits: values.RATE_LIMIT
      ? {
          signInPerMinute: values.RATE_LIMIT_SIGN_IN_PER_MINUTE,
          signUpPerHour: values.RATE_LIMIT_SIGN_UP_PER_HOUR,
          accountMailPerHour: values.RATE_LIMIT_ACCOUNT_MAIL_PER_HOUR,
          contributionsPerMinute: values.RATE_LIMIT_CONTRIBUTIONS_PER_MINUTE,
          reactionsPerMinute: values.RATE_LIMIT_REACTIONS_PER_MINUTE,
          bespokePerHour: values.RATE_LIMIT_BESPOKE_PER_HOUR,
          newsletterPerHour: values.RATE_LIMIT_NEWSLETTER_PER_HOUR,
        }
      : undefined,
    links: readLinkConfig(values),
    seed: values.SEED ?? (values.DATABASE_URL ? "none" : "demo"),
    timeZone: values.SHOP_TIME_ZONE,
    cache: values.CACHE,
    logLevel: values.LOG_LEVEL,
    trustProxy: values.TRUST_PROXY,
  };
}

function defaultPublicUrl(host: string, port: number): string {
  const name = host === "0.0.0.0" || host === "::" || host === "127.0.0.1" ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

function readS3(values: z.output<typeof environmentSchema>): S3Config | undefined {
  if (!values.S3_BUCKET) return undefined;
  if (!values.S3_ACCESS_KEY_ID || !values.S3_SECRET_ACCESS_KEY) {
    throw new StartupError("S3_BUCKET is set, so S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set too.");
  }
  return {
    ...(values.S3_ENDPOINT ? { endpoint: values.S3_ENDPOINT } : {}),
    region: values.S3_REGION,
    bucket: values.S3_BUCKET,
    accessKeyId: values.S3_ACCESS_KEY_ID,
    secretAccessKey: values.S3_SECRET_ACCESS_KEY,
  };
}

function readOidc(values: z.output<typeof environmentSchema>): OidcConfig | undefined {
  if (!values.OIDC_ISSUER) return undefined;
  if (!values.OIDC_CLIENT_ID || !values.OIDC_CLIENT_SECRET) {
    throw new StartupError("OIDC_ISSUER is set, so OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set too.");
  }
  return {
    issuer: values.OIDC_ISSUER,
    clientId: values.OIDC_CLIENT_ID,
    clientSecret: values.OIDC_CLIENT_SECRET,
  };
}

function readGrievance(values: z.output<typeof environmentSchema>): Config["grievance"] {
  const { GRIEVANCE_NAME: name, GRIEVANCE_EMAIL: email } = values;
  if (Boolean(name) !== Boolean(email)) {
    throw new StartupError("GRIEVANCE_NAME and GRIEVANCE_EMAIL belong together: set both or neither.");
  }
  return name && email ? { name, email } : null;
}

function readFirstAdmin(values: z.output<typeof environmentSchema>): Config["firstAdmin"] {
  if (Boolean(values.ADMIN_EMAIL) !== Boolean(values.ADMIN_PASSWORD)) {
    throw new StartupError("ADMIN_EMAIL and ADMIN_PASSWORD belong together: set both or neither.");
  }
  if (!values.ADMIN_EMAIL || !values.ADMIN_PASSWORD) return undefined;
  return { email: values.ADMIN_EMAIL.trim().toLowerCase(), password: values.ADMIN_PASSWORD };
}

/** A warning for each setting that works but leaves the shop's visitors unprotected. */
export function insecureSettingWarnings({ publicUrl }: Pick<Config, "publicUrl">): string[] {
  if (publicUrl.startsWith("https:") || isOnThisMachine(publicUrl)) return [];
  return [
    `PUBLIC_URL begins with http://, so passwords and sessions of ${publicUrl} travel unencrypted: put a proxy with TLS in front and use https://.`,
  ];
}
