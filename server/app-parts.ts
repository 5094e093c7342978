import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import type { NodeConnections } from "./cluster/node-connections.ts";
import type { Config } from "./config/config.ts";
import { DEFAULT_LINK_CONFIG } from "./config/link-config.ts";
import { defaultMailFrom } from "./config/mailbox.ts";
import { DEFAULT_CONNECTION_LIMITS, NO_LOAD_SHEDDING } from "./config/node-config.ts";
import type { OpenDatabase } from "./db/database.ts";
import type { DrawOutfit } from "./modules/catalogue/artwork/artwork-drawer.ts";
import type { DeliverMail } from "./modules/mail/message.ts";
import type { BlobStore } from "./modules/media/blob-store.ts";
import type { StudioJobsFor } from "./modules/studio/studio-jobs.ts";
import type { Tracing } from "./observability/tracing.ts";
import type { SiteSource } from "./site/site-module.ts";

/** The settings that tests may leave out. */
const DEFAULTS = {
  adminPasskeyRequired: false,
  connections: DEFAULT_CONNECTION_LIMITS,
  links: DEFAULT_LINK_CONFIG,
  loadShedding: NO_LOAD_SHEDDING,
  mail: { smtpUrl: undefined, from: defaultMailFrom("http://localhost") },
  accessLog: false,
  metricsToken: undefined,
  dataDir: join(tmpdir(), "ensemble"),
} satisfies Partial<Config>;

type AppConfig = Pick<
  Config,
  | keyof typeof DEFAULTS
  | "publicUrl"
  | "timeZone"
  | "cache"
  | "trustProxy"
  | "sessionTtlHours"
  | "sensitiveChangeMinutes"
  | "rateLimits"
  | "oidc"
  | "grievance"
  | "tokenSyncPath"
>;

/** The application's dependencies, provided by the process (main.ts) or by a test. */
export interface AppParts {
  config: Omit<AppConfig, keyof typeof DEFAULTS> & Partial<Pick<AppConfig, keyof typeof DEFAULTS>>;
  open: OpenDatabase;
  /** Absent in a process that is the only one of its shop. */
  nodes?: Pick<NodeConnections, "redis" | "invalidations">;
  blobStore: BlobStore;
  /** Draws the artwork of imported outfits without a picture. */
  drawOutfit: DrawOutfit;
  /** How many drawings run side by side; 1 by default. */
  drawingsAtOnce?: number;
  studioJobs: StudioJobsFor;
  deliverMail: DeliverMail;
  /** Absent when tracing is off. */
  tracing?: Pick<Tracing, "requests"> | undefined;
  /** Absent for no log output. */
  logger?: FastifyBaseLogger;
  /** The web site's source, or "none" for the API alone. */
  site: SiteSource;
}

export function withDefaults(config: AppParts["config"]): AppConfig {
  return { ...DEFAULTS, ...config };
}
