import { Buffer } from "node:buffer";
import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { startBuiltServer } from "../../scripts/built-server.mjs";
import { emptyDataDir } from "../../scripts/demo-server.mjs";
import { ADMIN, ADMIN_ENV, signInAdmin } from "../admin-session.ts";
import { openMerchantHosts } from "../merchant-hosts.ts";
import type { Line, Row } from "../row.ts";

const HOSTS = 500;
const LINKS_PER_HOST = 2;
const ITEMS_PER_OUTFIT = 25;
const LINKS_PER_DAY = 100_000;
const TARGET_SHARE = 0.05;
const HOSTILE_PAGES = 50;
const TARGET_GROWTH_MB = 64;
const LIMIT_MS = 600_000;

/** One node checks links of 500 local shops, of which one never responds. */
export const linkChecks: Row = async function* () {
  await using merchant = await openMerchantHosts(HOSTS);
  yield await memoryOfVisits(merchant.hosts.slice(1));
  const dataDir = await emptyDataDir();
  const server = await startBuiltServer({
    dataDir,
    env: {
      SEED: "none",
      LINK_CHECKS: "on",
      LINK_CHECK_HOSTS: merchant.hosts.join(","),
      ...ADMIN_ENV,
      OVERLOAD_LOOP_DELAY_MS: "0",
    },
  });
  try {
    const links = merchant.hosts.flatMap((host) =>
      Array.from({ length: LINKS_PER_HOST }, (_, index) => `http://${host}/p/${index}`),
    );
    const started = performance.now();
    // Checks begin with the first outfit; processor time is counted from the last on.
    await createOutfits(server.url, links);
    const before = await metrics(server.url);
    // The links of the host that does not respond are never checked well.
    const expected = links.length - LINKS_PER_HOST;
    let now = before;
    while (now.ok < expected) {
      if (performance.now() - started > LIMIT_MS)
        throw new Error(`Only ${now.ok} of ${expected} links were checked`);
      await pause(500);
      now = await metrics(server.url);
    }
    const seconds = (performance.now() - started) / 1_000;
    const perLink = (now.cpuSeconds - before.cpuSeconds) / (now.ok - before.ok);
    const share = (perLink * LINKS_PER_DAY) / 86_400;
    yield {
      what: `checks of ${LINKS_PER_DAY.toLocaleString("en-US")} links a day, ${HOSTS} hosts, share of a core`,
      measured: `${(share * 100).toFixed(1)} % (${(perLink * 1_000).toFixed(1)} ms a link)`,
      target: `≤ ${TARGET_SHARE * 100} %`,
      holds: share <= TARGET_SHARE,
    };
    yield {
      what: `${expected} due links of ${HOSTS - 1} hosts, one more host does not respond`,
      measured: `${seconds.toFixed(0)} s`,
      target: "≤ 300 s",
      holds: seconds <= 300,
    };
  } finally {
    await server.stop();
  }
};

/** Of a process that does nothing else: the same visits in a server make its database and caches grow too. */
async function memoryOfVisits(hosts: readonly string[]): Promise<Line> {
  const hostile = hosts.slice(0, HOSTILE_PAGES);
  const urls = [
    ...hosts.map((host) => `http://${host}/p/0`),
    ...hostile.map((host, index) => `http://${host}/${index % 2 ? "endless" : "bomb"}`),
    ...hosts.map((host) => `http://${host}/p/1`),
  ];
  const visits = fork(fileURLToPath(new URL("../visit-pages.ts", import.meta.url)));
  visits.send(urls);
  const [growth] = (await once(visits, "message")) as [number];
  return {
    what: `memory of a process that visits ${urls.length} pages, ${hostile.length} of them endless or bombs, growth`,
    measured: `${growth.toFixed(0)} MB`,
    target: `≤ ${TARGET_GROWTH_MB} MB`,
    holds: growth <= TARGET_GROWTH_MB,
  };
}

async function createOutfits(url: string, links: readonly string[]): Promise<void> {
  const token = await signInAdmin(url, ADMIN);
  const picture = await sharp({ create: { width: 300, height: 400, channels: 3, background: "#caa" } })
    .jpeg()
    .toBuffer();
  for (let at = 0; at < links.length; at += ITEMS_PER_OUTFIT) {
    const form = new FormData();
    const items = links.slice(at, at + ITEMS_PER_OUTFIT).map((itemLink, index) => ({
      sourceName: "Merchant",
      itemName: `Linen kurta ${at + index}`,
      itemPrice: 1_500,
      itemLink,
    }));
    for (const [name, value] of Object.entries({ category: "Casual", section: "Women", rateLook: "4" })) {
      form.set(name, value);
    }
    form.set("items", JSON.stringify(items));
    form.set("image", new Blob([Buffer.from(picture)], { type: "image/jpeg" }), "look.jpg");
    const created = await fetch(`${url}/backend/outfit/create`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    if (created.status !== 201) throw new Error(`Creating an outfit failed: ${await created.text()}`);
  }
}

async function metrics(url: string): Promise<{ ok: number; cpuSeconds: number }> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const read = (name: string) => Number(new RegExp(`^${name} (.+)$`, "m").exec(text)?.[1] ?? 0);
  return { ok: read("links_ok"), cpuSeconds: read("process_cpu_seconds_total") };
}
