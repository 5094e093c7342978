import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "#server/config/project-root.ts";

/**
 * Packages that open connections, and the modules that may import them: to addresses of the settings, and
 * undici to public ones that administrators give.
 */
const CONNECTING_PACKAGES: Record<string, string[]> = {
  "@aws-sdk/client-s3": ["server/modules/media/s3-blob-store.ts"],
  "@opentelemetry/exporter-trace-otlp-http": ["server/observability/tracing.ts"],
  // It would request revocation lists named in an authenticator's certificate: responses with certificates
  // are rejected before.
  "@simplewebauthn/server": ["server/modules/accounts/passkeys/relying-party.ts"],
  ioredis: ["server/cluster/open-redis.ts"],
  nodemailer: ["server/modules/mail/delivery.ts"],
  "openid-client": ["server/modules/provider-sign-in/identity-provider.ts"],
  pg: [
    "server/backup/assert-empty-target.ts",
    "server/cluster/invalidation-channel.ts",
    "server/db/engines/connection-pool.ts",
    "server/db/engines/postgres.ts",
  ],
  undici: ["server/modules/links/fetching/public-client.ts"],
};
/** Resolves names for the one client that may connect to addresses that were entered. */
const RESOLVER = "server/modules/links/fetching/public-client.ts";

/** Packages that open no connections; tsx loads TypeScript in development. */
const LOCAL_PACKAGES =
  /^(@electric-sql\/pglite|@fastify\/[a-z-]+|@node-rs\/argon2|@opentelemetry\/(api|context-async-hooks|resources|sdk-trace)|bowser|cli-progress|close-with-grace|csv-(parse|stringify)|drizzle-orm|fastify(-plugin|-type-provider-zod)?|htmlparser2|ipaddr\.js|isbot|lru-cache|obscenity|pino(-pretty)?|prom-client|robots-parser|sharp|tsx|vite|yauzl|yazl|zod)$/;

const NETWORK_MODULE =
  /^node:(https?|http2|net|tls|dgram|dns(\/promises)?|child_process|inspector|worker_threads|cluster)$/;
/** Worker threads: one reads, and one runs the embedded database. */
const THREADED = [
  "server/db/engines/embedded/database-worker.ts",
  "server/lib/start-worker.ts",
  "server/readers/reader-worker.ts",
];
/** Starts the processes that work on pictures, which import nothing but the libraries of pictures. */
const FORKING = "server/modules/studio/processes/process-pool.ts";
/** Functions of these modules that only parse text, or listen. */
const LOCAL_FUNCTIONS = /^(isIP|isIPv4|isIPv6|createServer( as \w+)?)$/;

/** An import of values: the names, if there are any, and the path. */
const IMPORT =
  /^(?:import|export) (?!type\b)(?:\{([^}]*)\}|[^"]*?)\s*from "([^"]+)"|\bimport\(\s*"([^"]+)"\s*\)/gm;

const sources = ["server", "artwork", "contract", "cutout"]
  .flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: "utf8" }).map((file) =>
      join(folder, file),
    ),
  )
  .filter((file) => file.endsWith(".ts") && !/\.test\.ts$|\/testing\//.test(file))
  .map((file) => ({ file, source: readFileSync(join(projectRoot, file), "utf8") }));

const imports = sources.flatMap(({ file, source }) =>
  [...source.matchAll(IMPORT)].map(([, named = "", from, lazily]) => ({
    file,
    names: named
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== "" && !name.startsWith("type ")),
    isOnlyTypes: named.trim() !== "" && named.split(",").every((name) => /^\s*(type .*)?$/.test(name)),
    from: from ?? lazily ?? "",
  })),
);

/** The package of an import path; undefined for files of this repository and modules of Node. */
function packageOf(path: string): string | undefined {
  if (/^[.#]|^node:/.test(path)) return undefined;
  return path.split("/", path.startsWith("@") ? 2 : 1).join("/");
}

it("only the listed modules import a package that opens connections", () => {
  const found = new Map<string, Set<string>>();
  for (const { file, from, isOnlyTypes } of imports) {
    const name = packageOf(from);
    if (!name || isOnlyTypes || LOCAL_PACKAGES.test(name)) continue;
    found.set(name, (found.get(name) ?? new Set()).add(file));
  }

  expect(Object.fromEntries([...found].map(([name, files]) => [name, [...files].sort()]))).toEqual(
    CONNECTING_PACKAGES,
  );
});

it("no file uses Node's network modules or fetch", () => {
  const byNode = imports.filter(
    ({ file, from, names, isOnlyTypes }) =>
      NETWORK_MODULE.test(from) &&
      !(from === "node:worker_threads" && THREADED.includes(file)) &&
      !(from === "node:dns" && file === RESOLVER) &&
      !(from === "node:child_process" && file === FORKING) &&
      !isOnlyTypes &&
      !(names.length > 0 && names.every((name) => LOCAL_FUNCTIONS.test(name))),
  );
  const byLanguage = sources.filter(({ source }) =>
    /\b(fetch|WebSocket|EventSource|XMLHttpRequest)\(/.test(source),
  );

  expect(byNode.map(({ file, from }) => `${file} imports ${from}`)).toEqual([]);
  expect(byLanguage.map(({ file }) => file)).toEqual([]);
});
