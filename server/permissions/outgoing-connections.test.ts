import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "#server/config/project-root.ts";

/** Packages that open connections, and who may: each to an address of the settings, none to one that a visitor named. */
const CONNECTS: Record<string, string[]> = {
  "@aws-sdk/client-s3": ["server/modules/media/s3-blob-store.ts"],
  "@opentelemetry/exporter-trace-otlp-http": ["server/observability/tracing.ts"],
  ioredis: ["server/nodes/open-redis.ts"],
  nodemailer: ["server/modules/mail/folder-delivery.ts", "server/modules/mail/smtp-delivery.ts"],
  "openid-client": ["server/modules/provider-sign-in/identity-provider.ts"],
  pg: [
    "server/backup/assert-empty-target.ts",
    "server/db/engines/connection-pool.ts",
    "server/db/engines/postgres.ts",
    "server/nodes/invalidation-channel.ts",
  ],
};

/** Packages that compute, serve or store, and connect to nothing by themselves. */
const STAYS_HERE =
  /^(@electric-sql\/pglite|@fastify\/[a-z-]+|@node-rs\/argon2|@opentelemetry\/(api|context-async-hooks|resources|sdk-trace)|cli-progress|close-with-grace|csv-(parse|stringify)|drizzle-orm|fastify(-plugin|-type-provider-zod)?|helmet|isbot|lru-cache|pino(-pretty)?|prom-client|proper-lockfile|sharp|vite|zod)$/;

const NETWORK_MODULE =
  /^node:(https?|http2|net|tls|dgram|dns(\/promises)?|child_process|inspector|worker_threads|cluster)$/;
/** What these modules have that only looks at text. */
const ONLY_LOOKS = /^(isIP|isIPv4|isIPv6)$/;

/** A value that is imported: the names, where they are named, and from where. */
const IMPORT =
  /^(?:import|export) (?!type\b)(?:\{([^}]*)\}|[^"]*?)\s*from "([^"]+)"|\bimport\(\s*"([^"]+)"\s*\)/gm;

const sources = ["server", "demo", "contract"]
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

/** The package of an import path; undefined for our own files and Node's modules. */
function packageOf(path: string): string | undefined {
  if (/^[.#]|^node:/.test(path)) return undefined;
  return path.split("/", path.startsWith("@") ? 2 : 1).join("/");
}

it("only the modules named here use a package that opens connections", () => {
  const found = new Map<string, Set<string>>();
  for (const { file, from, isOnlyTypes } of imports) {
    const name = packageOf(from);
    if (!name || isOnlyTypes || STAYS_HERE.test(name)) continue;
    found.set(name, (found.get(name) ?? new Set()).add(file));
  }

  expect(Object.fromEntries([...found].map(([name, files]) => [name, [...files].sort()]))).toEqual(CONNECTS);
});

it("nothing connects by the means of Node or of the language", () => {
  const byNode = imports.filter(
    ({ from, names, isOnlyTypes }) =>
      NETWORK_MODULE.test(from) &&
      !isOnlyTypes &&
      !(names.length > 0 && names.every((name) => ONLY_LOOKS.test(name))),
  );
  const byLanguage = sources.filter(({ source }) =>
    /\b(fetch|WebSocket|EventSource|XMLHttpRequest)\(/.test(source),
  );

  expect(byNode.map(({ file, from }) => `${file} imports ${from}`)).toEqual([]);
  expect(byLanguage.map(({ file }) => file)).toEqual([]);
});
