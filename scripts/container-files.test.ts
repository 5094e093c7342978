import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { errorBodySchema } from "#contract/http/api-error.ts";
import { projectRoot } from "#server/config/project-root.ts";

const linesOf = (file: string) =>
  readFileSync(join(projectRoot, file), "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.trim().startsWith("#"));

/** The lines under a key of a YAML file that are indented deeper than it. */
function blockOf(lines: readonly string[], key: string): string[] {
  const start = lines.findIndex((line) => line.trimStart().startsWith(`${key}:`));
  const indent = lines[start]?.search(/\S/) ?? 0;
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => line.search(/\S/) <= indent);
  return rest.slice(0, end === -1 ? undefined : end).map((line) => line.trim());
}

// The files are read, not built: the tests run where there is no container engine.
describe("the image", () => {
  const lines = linesOf("Dockerfile");
  const stages = lines.flatMap((line, index) => (line.startsWith("FROM ") ? [index] : []));
  const final = lines.slice(stages.at(-1));

  it("runs without root's rights", () => {
    const users = final.filter((line) => line.startsWith("USER "));
    expect(users).toEqual(["USER node"]);
    const after = final.slice(final.indexOf("USER node") + 1).map((line) => line.split(" ")[0]);
    expect(after).not.toContain("RUN");
    expect(after).not.toContain("COPY");
  });

  it("owns its program as root, and holds neither compilers nor test tools", () => {
    expect(final.filter((line) => line.includes("--chown"))).toEqual([]);
    expect(final).toContain("COPY --from=packages /shop/node_modules node_modules");
    expect(lines).toContainEqual(expect.stringContaining("npm ci --omit=dev --ignore-scripts"));
  });

  it("is healthy while the process lives, also without its database", () => {
    const check = final[final.findIndex((line) => line.startsWith("HEALTHCHECK ")) + 1];
    expect(check).toContain("/healthz");
  });

  it("holds no secret", () => {
    expect(lines.filter((line) => /^(ENV|ARG)\b.*(PASSWORD|SECRET|TOKEN|KEY)/.test(line))).toEqual([]);
    expect(linesOf(".dockerignore")).toEqual(
      expect.arrayContaining(["**/.env", "**/.env.*", "shop.env", ".git", "data"]),
    );
  });
});

describe("a shop of containers", () => {
  const lines = linesOf("compose.yaml");

  it("gives every container a disk it cannot write on and no rights that could be raised", () => {
    expect(blockOf(lines, "x-closed")).toEqual([
      "read_only: true",
      "cap_drop: [ALL]",
      'security_opt: ["no-new-privileges:true"]',
    ]);
    const images = lines.filter((line) => /^\s+image:/.test(line));
    expect(lines.filter((line) => line.trim() === "<<: *closed")).toHaveLength(images.length);
    for (const node of ["site-1", "site-2"]) expect(blockOf(lines, node)).toEqual(["<<: *site"]);
    const raised = lines.filter((line) => /^\s*(privileged|cap_add|pid|network_mode|devices):/.test(line));
    // The database's image takes over its volume as root before it continues as postgres.
    expect(raised.map((line) => line.trim())).toEqual([
      "cap_add: [CHOWN, DAC_OVERRIDE, FOWNER, SETGID, SETUID]",
    ]);
  });

  it("shows no password in the list of processes", () => {
    const script = lines.slice(lines.findIndex((line) => line.includes("exec redis-server")));
    expect(script[0]?.trim()).toBe("exec redis-server - <<SETTINGS");
    expect(script[1]?.trim()).toBe('requirepass "$$REDIS_PASSWORD"');
  });

  it("gives the nodes every setting of shop.env, and the addresses of the other services", () => {
    const site = blockOf(lines, "x-site");
    expect(site).toContain("env_file: [shop.env]");
    expect(blockOf(lines, "environment").map((line) => line.split(":")[0])).toEqual([
      "PUBLIC_URL",
      "DATABASE_URL",
      "REDIS_URL",
      "TRUST_PROXY",
    ]);
  });

  it("trusts the proxies of TRUST_PROXY in the nodes and in the balancer", () => {
    expect(blockOf(lines, "x-site")).toContain(
      `TRUST_PROXY: 172.30.60.0/24\${TRUST_PROXY:+,\${TRUST_PROXY}}`,
    );
    const balancer = blockOf(lines, "balancer");
    expect(balancer).toContain(`TRUST_PROXY: \${TRUST_PROXY:-127.255.255.255}`);
    expect(balancer).toContainEqual(expect.stringContaining(`BALANCER_TRUSTED="$$(echo "$$TRUST_PROXY"`));
  });

  it("lets the world reach the balancer and nothing else", () => {
    expect(lines.filter((line) => line.trimStart().startsWith("ports:"))).toHaveLength(1);
    expect(blockOf(lines, "balancer")).toContainEqual(expect.stringMatching(/^ports:/));
  });

  it("does not start without the passwords it needs, and contains none", () => {
    const text = lines.join("\n");
    for (const name of ["POSTGRES_PASSWORD", "REDIS_PASSWORD"]) expect(text).toContain(`\${${name}:?`);
    const written = lines.filter(
      (line) => /^\s+\w*(PASSWORD|SECRET|TOKEN)\w*:/.test(line) && !line.includes("${"),
    );
    expect(written).toEqual([]);
  });
});

describe("the balancer", () => {
  const lines = linesOf("docker/haproxy.cfg").map((line) => line.trim());

  it("distributes visitors to the nodes of compose.yaml", () => {
    const servers = lines.filter((line) => line.startsWith("server "));
    expect([...new Set(servers)]).toEqual(["server site-1 site-1:3000", "server site-2 site-2:3000"]);
  });

  it("hides the operators' paths, drops addresses claimed by visitors but not by trusted proxies, and repeats reads only", () => {
    expect(lines).toEqual(
      expect.arrayContaining([
        "presetenv BALANCER_TRUSTED 127.255.255.255",
        "http-request deny deny_status 404 if { path,url_dec -i /metrics /readyz /healthz }",
        `http-request del-header X-Forwarded-For unless { src "\${BALANCER_TRUSTED[*]}" }`,
        `http-request del-header Forwarded unless { src "\${BALANCER_TRUSTED[*]}" }`,
      ]),
    );
    expect(lines.filter((line) => line === "http-request disable-l7-retry unless METH_GET")).toHaveLength(2);
  });

  it("has the API's error body for a shop without nodes", () => {
    const body = lines.find((line) => line.startsWith("http-error status 503"))?.match(/'(.*)'/)?.[1] ?? "";
    expect(errorBodySchema.parse(JSON.parse(body))).toMatchObject({ success: false, code: "UNAVAILABLE" });
  });
});
