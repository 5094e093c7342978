import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { insecureSettingWarnings, readConfig } from "./config.ts";

describe("readConfig", () => {
  // covers: dates-01, limits-05, limits-07, settings-03
  it("needs no settings at all", () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      publicUrl: "http://localhost:3000",
      dataDir: resolve("data"),
      databaseUrl: undefined,
      s3: undefined,
      seed: "demo",
      timeZone: "Asia/Kolkata",
      cache: true,
      trustProxy: false,
      adminPasskeyRequired: false,
      sessionTtlHours: 168,
      sensitiveChangeMinutes: 15,
      rateLimits: {
        signInPerMinute: 10,
        signUpPerHour: 10,
        accountMailPerHour: 5,
        contributionsPerMinute: 20,
        reactionsPerMinute: 120,
        bespokePerHour: 5,
        newsletterPerHour: 5,
      },
      mail: { smtpUrl: undefined, from: { name: "Ensemble", address: "hello@localhost" } },
      grievance: null,
      tokenSyncPath: null,
      oidc: undefined,
      firstAdmin: undefined,
    });
  });

  // covers: stored-session-04, limits-07, settings-12
  it("reads other limits and another session length, or no limits at all", () => {
    const changed = readConfig({ RATE_LIMIT_REACTIONS_PER_MINUTE: "7", SESSION_TTL_HOURS: "2" });
    expect(changed.rateLimits?.reactionsPerMinute).toBe(7);
    expect(changed.sessionTtlHours).toBe(2);
    expect(readConfig({ RATE_LIMIT: "off" }).rateLimits).toBeUndefined();
  });

  // covers: settings-11, content-03
  it("requires settings that belong together", () => {
    expect(() => readConfig({ ADMIN_EMAIL: "owner@shop.example" })).toThrow("ADMIN_PASSWORD");
    expect(() => readConfig({ ADMIN_EMAIL: "owner@shop.example", ADMIN_PASSWORD: "eleven char" })).toThrow(
      "ADMIN_PASSWORD must have at least 12 characters",
    );
    expect(() => readConfig({ ADMIN_PASSWORD: "a long secret" })).toThrow("ADMIN_EMAIL");
    expect(() => readConfig({ OIDC_ISSUER: "https://id.example" })).toThrow("OIDC_CLIENT_ID");
    expect(() => readConfig({ GRIEVANCE_NAME: "Meera Iyer" })).toThrow("GRIEVANCE_EMAIL");
    expect(() => readConfig({ GRIEVANCE_EMAIL: "care@shop.example" })).toThrow("GRIEVANCE_NAME");
  });

  it.each([
    ["https://id.example", true],
    ["http://localhost:9000", true],
    ["http://127.0.0.1:9000/realm", true],
    ["http://[::1]:9000", true],
    ["http://id.example", false],
    ["http://127.0.0.1.id.example", false],
    ["http://localhost.id.example", false],
  ])("identity provider %s: %j", (OIDC_ISSUER, isAccepted) => {
    const read = () => readConfig({ OIDC_ISSUER, OIDC_CLIENT_ID: "shop", OIDC_CLIENT_SECRET: "secret" });
    if (isAccepted) expect(read().oidc?.issuer).toBe(OIDC_ISSUER);
    else expect(read).toThrow("OIDC_ISSUER must begin with https:// unless");
  });

  it.each([
    ["http://shop.example", 1],
    ["https://shop.example", 0],
    ["http://127.0.0.1:3000", 0],
    ["http://localhost:3000", 0],
  ])("PUBLIC_URL %s: %d warnings", (PUBLIC_URL, count) => {
    expect(insecureSettingWarnings(readConfig({ PUBLIC_URL }))).toHaveLength(count);
  });

  it("treats empty values as unset", () => {
    expect(readConfig({ PORT: "", SEED: "", DATABASE_URL: "", PUBLIC_URL: "" })).toEqual(readConfig({}));
  });

  // covers: settings-04, settings-06
  it("does not seed a PostgreSQL database unless told", () => {
    const DATABASE_URL = "postgres://u:p@db.example/shop";
    expect(readConfig({ DATABASE_URL }).seed).toBe("none");
    expect(readConfig({ DATABASE_URL, SEED: "demo" }).seed).toBe("demo");
  });

  // covers: settings-03
  it("keeps only the origin of PUBLIC_URL", () => {
    expect(readConfig({ PUBLIC_URL: "https://shop.example/" }).publicUrl).toBe("https://shop.example");
  });

  it("reads a node's settings, with sane defaults for load shedding", () => {
    const node = readConfig({
      REDIS_URL: "rediss://:secret@cache.example:6380/1",
      DRAIN_SECONDS: "3",
      OVERLOAD_MEMORY_MB: "512",
      OVERLOAD_LOOP_PERCENT: "98",
    });
    expect(node).toMatchObject({
      redis: { url: "rediss://:secret@cache.example:6380/1", prefix: "ensemble:" },
      drainMs: 3_000,
      loadShedding: { loopDelayMs: 400, loopUtilisation: 0.98, memoryBytes: 512 * 1024 * 1024 },
    });

    const alone = readConfig({});
    expect(alone).toMatchObject({ redis: undefined, drainMs: 1_000 });
    expect(alone.loadShedding.loopUtilisation).toBe(0);
    expect(alone.loadShedding.heapBytes).toBeGreaterThan(process.memoryUsage().heapUsed);
    expect(alone.loadShedding.memoryBytes).toBeGreaterThan(process.memoryUsage().rss);
    expect(readConfig({ NODE_ENV: "development" }).drainMs).toBe(0);
    expect(alone.connections).toMatchObject({ headersMs: 20_000, requestMs: 300_000, stalledMs: 60_000 });
    expect(alone.connections.connectionsMax).toBeGreaterThan(0);
    expect(readConfig({ CONNECTIONS_MAX: "250", STALLED_SECONDS: "5" }).connections).toMatchObject({
      connectionsMax: 250,
      stalledMs: 5_000,
    });
  });

  it("reports what is wrong with each setting of a node", () => {
    expect(() => readConfig({ REDIS_URL: "localhost:6379" })).toThrow("REDIS_URL must be an address such as");
    expect(() => readConfig({ DRAIN_SECONDS: "60" })).toThrow(
      "DRAIN_SECONDS must be a whole number from 0 to 5",
    );
    expect(() => readConfig({ OVERLOAD_LOOP_DELAY_MS: "soon" })).toThrow(
      "OVERLOAD_LOOP_DELAY_MS must be a whole number",
    );
  });

  // covers: settings-01, settings-07, settings-09
  it("names every mistake in one sentence", () => {
    const mistaken = {
      PORT: "70000",
      PUBLIC_URL: "shop",
      DATABASE_URL: "mysql://x",
      SEED: "yes",
      SHOP_TIME_ZONE: "Mars/Base",
      CACHE: "maybe",
      LOG_LEVEL: "loud",
      SMTP_URL: "mail.example:25",
      MAIL_FROM: "the shop",
      GRIEVANCE_EMAIL: "nobody",
      RATE_LIMIT_BESPOKE_PER_HOUR: "0",
      RATE_LIMIT_NEWSLETTER_PER_HOUR: "many",
    };
    for (const name of Object.keys(mistaken)) expect(() => readConfig(mistaken)).toThrow(name);
  });

  // covers: settings-09, content-03
  it("reads a mail server, a sender and a grievance contact", () => {
    const config = readConfig({
      SMTP_URL: "smtps://shop:s%40cret@mail.example:465",
      MAIL_FROM: "The Atelier <letters@shop.example>",
      GRIEVANCE_NAME: "Meera Iyer",
      GRIEVANCE_EMAIL: "care@shop.example",
    });

    expect(config.mail).toEqual({
      smtpUrl: "smtps://shop:s%40cret@mail.example:465",
      from: { name: "The Atelier", address: "letters@shop.example" },
    });
    expect(config.grievance).toEqual({ name: "Meera Iyer", email: "care@shop.example" });
  });

  // covers: calls-11, content-03
  it.each([
    ["GRIEVANCE_NAME", "must be a name", ["   "]],
    [
      "GRIEVANCE_EMAIL",
      "must be an email address",
      [
        "nobody",
        "care@",
        "a@shop.example, b@shop.example",
        "mailto:care@shop.example",
        "<care@shop.example>",
      ],
    ],
    [
      "TOKEN_SYNC_PATH",
      "must be a path of this site",
      ["gateway", "//elsewhere.example/session", "https://elsewhere.example", "/a b", "/a?to=//b", "/\\b"],
    ],
  ] as const)("says that %s %s, of anything else", (name, reason, values) => {
    const both = { GRIEVANCE_NAME: "Meera Iyer", GRIEVANCE_EMAIL: "care@shop.example" };
    for (const value of values) {
      expect(() => readConfig({ ...both, [name]: value })).toThrow(`${name} ${reason}`);
    }
  });

  it("reads the path of the token synchronisation", () => {
    expect(readConfig({ TOKEN_SYNC_PATH: "/gateway/session" }).tokenSyncPath).toBe("/gateway/session");
  });

  it.each([
    ["https://www.shop.example", "hello@shop.example"],
    ["http://10.0.0.5:3000", "hello@localhost"],
    ["http://[2001:db8::1]", "hello@localhost"],
  ])("writes from an address of %s where MAIL_FROM names none", (PUBLIC_URL, address) => {
    expect(readConfig({ PUBLIC_URL }).mail.from.address).toBe(address);
  });

  it.each(["Shop <a@shop.example>\r\nBcc: x@evil.example", "<a@b>, c@shop.example", "smtp://"])(
    "refuses the sender %j",
    (MAIL_FROM) => {
      expect(() => readConfig({ MAIL_FROM })).toThrow("MAIL_FROM");
    },
  );

  // covers: settings-08
  it.each([
    ["off", false],
    ["", false],
    ["10.0.0.0/8,192.0.2.7", "10.0.0.0/8,192.0.2.7"],
  ])("reads TRUST_PROXY %j as %j", (TRUST_PROXY, believed) => {
    expect(readConfig({ TRUST_PROXY }).trustProxy).toBe(believed);
  });

  it.each([
    ...["on", "abc", "-1", "10.0.0.0/33", "0.0.0.0/0", "10.0.0.7,", "http://10.0.0.7"].map((TRUST_PROXY) => ({
      TRUST_PROXY,
    })),
    ...["http://", "a b", "-1", "💃", "300.1.1.1:80"].map((HOST) => ({ HOST })),
  ])("refuses %j in a sentence", (setting) => {
    const [name = ""] = Object.keys(setting);
    expect(() => readConfig(setting)).toThrow(
      new RegExp(`^Please correct these settings: ${name} must be .* such as `),
    );
  });

  it.each(["0.0.0.0", "::", "::1", "localhost", "shop-1.internal"])("listens on %s", (HOST) => {
    expect(readConfig({ HOST }).host).toBe(HOST);
  });

  // covers: settings-05
  it("requires the keys of an S3 bucket", () => {
    expect(() => readConfig({ S3_BUCKET: "pictures" })).toThrow("S3_ACCESS_KEY_ID");
    const keys = { S3_BUCKET: "pictures", S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "secret" };
    expect(readConfig(keys).s3).toMatchObject({ bucket: "pictures", region: "us-east-1" });
  });
});
