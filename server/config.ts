import { resolve } from "node:path";
import { z } from "zod";
import { StartupError } from "./errors/startup-error.ts";

/** An empty variable counts as not set, so that a line in .env can be left blank. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());
const withDefault = <T extends z.ZodType>(schema: T, fallback: string) =>
  z.preprocess((value) => (value === "" || value === undefined ? fallback : value), schema);

const wholeNumberText = (min: number, max: number) =>
  z.string().regex(/^\d+$/, "must be a whole number").transform(Number).pipe(z.number().min(min).max(max));

const origin = z
  .url({ protocol: /^https?$/, error: "must be an address such as https://shop.example" })
  .transform((value) => new URL(value).origin);

const timeZone = z.string().refine((zone) => {
  try {
    return Boolean(new Intl.DateTimeFormat("en-US", { timeZone: zone }));
  } catch {
    return false;
  }
}, "must be a time zone such as Asia/Kolkata");

const onOff = z.enum(["on", "off"], "must be on or off").transform((value) => value === "on");

const environmentSchema = z.object({
  NODE_ENV: withDefault(z.enum(["production", "development", "test"]), "production"),
  PORT: withDefault(wholeNumberText(0, 65_535), "3000"),
  HOST: withDefault(z.string(), "127.0.0.1"),
  PUBLIC_URL: optional(origin),
  DATA_DIR: withDefault(z.string(), "./data"),
  DATABASE_URL: optional(
    z.url({
      protocol: /^postgres(ql)?$/,
      error: "must be an address such as postgres://user:password@host/name",
    }),
  ),
  S3_ENDPOINT: optional(z.url({ protocol: /^https?$/, error: "must be an http(s) address" })),
  S3_REGION: withDefault(z.string(), "us-east-1"),
  S3_BUCKET: optional(z.string()),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
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
  TRUST_PROXY: withDefault(z.string(), "off"),
});

/** The settings of the process, checked (D38). */
export interface Config {
  environment: "production" | "development" | "test";
  port: number;
  host: string;
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  s3: S3Config | undefined;
  seed: "demo" | "none";
  timeZone: string;
  /** Whether answers and documents are kept in memory; off for measurements. */
  cache: boolean;
  logLevel: string;
  /** Which proxies' X-Forwarded-* headers are believed: none, all, or those at these addresses. */
  trustProxy: boolean | string;
}

export interface S3Config {
  endpoint?: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Reads the settings from environment variables; every mistake is named in one StartupError. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) {
    const mistakes = parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
    throw new StartupError(`Please correct these settings: ${mistakes.join("; ")}.`);
  }
  const values = parsed.data;
  return {
    environment: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL ?? defaultPublicUrl(values.HOST, values.PORT),
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    s3: readS3(values),
    seed: values.SEED ?? (values.DATABASE_URL ? "none" : "demo"),
    timeZone: values.SHOP_TIME_ZONE,
    cache: values.CACHE,
    logLevel: values.LOG_LEVEL,
    trustProxy: readTrustProxy(values.TRUST_PROXY),
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

function readTrustProxy(value: string): boolean | string {
  return value === "on" || (value === "off" ? false : value);
}
