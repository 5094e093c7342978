import { execFileSync, spawnSync } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { errorBodySchema } from "#contract/http/api-error.ts";
import { IMAGE_MAX_BYTES, PRODUCT_FILE_MAX_BYTES, ZIP_MAX_BYTES } from "#contract/limits.ts";
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

  it("gives every container a disk it cannot write on, no rights that could be raised, and a log that ends", () => {
    expect(blockOf(lines, "x-closed")).toEqual([
      'logging: { driver: local, options: { max-size: 10m, max-file: "5" } }',
      "read_only: true",
      "cap_drop: [ALL]",
      'security_opt: ["no-new-privileges:true"]',
    ]);
    const images = lines.filter((line) => /^\s+image:/.test(line));
    expect(lines.filter((line) => line.trim() === "<<: *closed")).toHaveLength(images.length);
    for (const node of ["site-1", "site-2"]) expect(blockOf(lines, node)).toEqual(["<<: *site"]);
    const raised = lines.filter((line) => /^\s*(privileged|cap_add|pid|network_mode|devices):/.test(line));
    // Caddy's program does not start without the capability in its file. The database's image takes over its
    // volume as root before it continues as postgres.
    expect(raised.map((line) => line.trim())).toEqual([
      "cap_add: [NET_BIND_SERVICE]",
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

  it("lets the world reach the balancer and, where it is wanted, the edge", () => {
    expect(lines.filter((line) => line.trimStart().startsWith("ports:"))).toHaveLength(2);
    expect(blockOf(lines, "balancer")).toContainEqual(expect.stringMatching(/^ports:/));
    const edge = blockOf(lines, "edge");
    expect(edge).toContain("profiles: [https]");
    expect(edge).toContain('ports: ["80:80", "443:443", "443:443/udp"]');
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

describe("the edge", () => {
  const text = linesOf("docker/Caddyfile").join("\n");

  it("distributes visitors to the nodes of compose.yaml", () => {
    expect(text).toContain("to site-1:3000 site-2:3000");
  });

  it("takes bodies as large as the shop does, with what surrounds a file in a form", () => {
    const MEBIBYTE = 1024 * 1024;
    const limits = [...text.matchAll(/max_size (\d+)MiB/g)].map(([, size]) => Number(size) - 1);
    expect(limits).toEqual([ZIP_MAX_BYTES, PRODUCT_FILE_MAX_BYTES, IMAGE_MAX_BYTES].map((n) => n / MEBIBYTE));
  });

  it("has the shop's own error bodies", () => {
    const bodies = [...text.matchAll(/respond `(.*)` (\d+)/g)].map(([, body = "", status]) => {
      const { code } = errorBodySchema.parse(JSON.parse(body));
      return [code, status];
    });
    expect(bodies).toEqual([
      ["UNAVAILABLE", "503"],
      ["PAYLOAD_TOO_LARGE", "413"],
    ]);
  });
});

describe("the commands of docs/deploy.md", () => {
  const guide = readFileSync(join(projectRoot, "docs/deploy.md"), "utf8");
  const commands = (guide.match(/```sh\n(.*?)```/s)?.[1] ?? "").trim().split("\n");

  it("are twelve or fewer", () => {
    expect(commands.length).toBeGreaterThan(5);
    expect(commands.length).toBeLessThanOrEqual(12);
  });

  it("fill in the passwords of the example", () => {
    const line = commands.find((command) => command.includes("openssl")) ?? "";
    const folder = mkdtempSync(join(tmpdir(), "ensemble-deploy-"));
    try {
      copyFileSync(join(projectRoot, "docker/shop.env.example"), join(folder, "shop.env"));
      execFileSync("bash", ["-c", line], { cwd: folder });
      const settings = readFileSync(join(folder, "shop.env"), "utf8");
      for (const name of ["POSTGRES_PASSWORD", "REDIS_PASSWORD"])
        expect(settings).toMatch(new RegExp(`^${name}=[0-9a-f]{48}$`, "m"));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it("and the scripts they name are shell", () => {
    for (const script of ["docker/backup.sh", "docker/update.sh"])
      expect(() => execFileSync("sh", ["-n", join(projectRoot, script)])).not.toThrow();
  });

  describe.skipIf(process.getuid?.() !== 0)("back up", () => {
    /** Runs the script with a program in the place of docker, which gets the new backup's folder as $backup. */
    function backUp(folder: string, docker: string): { output: string; status: number | null } {
      const programs = mkdtempSync(join(tmpdir(), "ensemble-deploy-"));
      const backup = 'for last; do :; done; backup="$FOLDER/$(basename "$last")"';
      const script = ["#!/bin/sh", backup, docker].join("\n");
      writeFileSync(join(programs, "docker"), script, { mode: 0o755 });
      const env = { ...process.env, PATH: `${programs}:${process.env.PATH}`, FOLDER: folder };
      const { stdout, status } = spawnSync(join(projectRoot, "docker/backup.sh"), [folder], { env });
      rmSync(programs, { recursive: true });
      return { output: stdout.toString(), status };
    }
    function withFolder(use: (folder: string) => void): void {
      const folder = mkdtempSync(join(tmpdir(), "ensemble-deploy-"));
      try {
        use(folder);
      } finally {
        rmSync(folder, { recursive: true });
      }
    }
    const dayOf = (day: number) => `2026-01-${String(day).padStart(2, "0")}-021700`;

    it("into a folder by date, and make the folder private", () =>
      withFolder((parent) => {
        const folder = join(parent, "backups");
        const { output, status } = backUp(folder, 'echo "$@"');
        expect(output).toMatch(
          /^compose --env-file shop\.env run --rm --no-deps --volume \S+:\/backups site-1 node build\/node\/backup\.js \/backups\/\d{4}-\d\d-\d\d-\d{6}\n$/,
        );
        expect(status).toBe(0);
        expect(statSync(folder)).toMatchObject({ uid: 1000, mode: 0o40700 });
      }));

    it("delete old backups but the newest seven, and nothing else of the folder", () =>
      withFolder((folder) => {
        const longAgo = new Date(Date.now() - 40 * 24 * 60 * 60 * 1_000);
        const names = [...Array(9).keys()].map((index) => dayOf(index + 1));
        for (const name of [...names, `${dayOf(5)}.unfinished`, "holiday photos"]) {
          mkdirSync(join(folder, name));
          utimesSync(join(folder, name), longAgo, longAgo);
        }
        const { mode, uid } = statSync(folder);
        expect(backUp(folder, "exit 1").status).toBe(1);
        expect(readdirSync(folder)).toEqual([...names.slice(2), "holiday photos"]);
        expect(statSync(folder)).toMatchObject({ mode, uid });
        expect(backUp(folder, 'mkdir "$backup"').status).toBe(0);
        expect(backUp(folder, "exit 0").status).toBe(0);
        expect(readdirSync(folder).slice(0, -2)).toEqual(names.slice(3));
      }));

    it("keep a picture once, also where one is lost", () =>
      withFolder((folder) => {
        const before = join(folder, dayOf(1), "pictures/ab");
        mkdirSync(before, { recursive: true });
        writeFileSync(join(before, "same.webp"), "picture");
        writeFileSync(join(before, "mended.webp"), "damaged");
        const docker =
          'mkdir -p "$backup/pictures/ab"; cd "$backup/pictures/ab"; printf picture > same.webp; printf picture > mended.webp; printf picture > new.webp; exit 3';
        expect(backUp(folder, docker).status).toBe(3);
        const made = join(folder, readdirSync(folder).at(-1) ?? "", "pictures/ab");
        const placeOf = (path: string) => statSync(path).ino;
        expect(placeOf(join(made, "same.webp"))).toBe(placeOf(join(before, "same.webp")));
        expect(placeOf(join(made, "mended.webp"))).not.toBe(placeOf(join(before, "mended.webp")));
        for (const name of ["same", "mended", "new"])
          expect(readFileSync(join(made, `${name}.webp`), "utf8")).toBe("picture");
      }));
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
